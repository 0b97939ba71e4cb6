#include "usage.h"

#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <sstream>
#include <vector>

#include "fd.h"

namespace {

// A process that has just ended leaves no file; that is no error here.
std::string readAll(const std::string& path) {
  const Fd file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  std::string text;
  char chunk[4096];
  ssize_t count;
  while (file.valid() && (count = ::read(file.get(), chunk, sizeof chunk)) > 0) text.append(chunk, static_cast<size_t>(count));
  return text;
}

// Somewhat less than it is: many kernels leave out what a thread or a processor has counted last. Linux 6.1 shows 4 KB
// of a small static program, since up to 64 pages of each thread are missing (seen 2026-11-21).
int64_t residentBytes(const std::string& procFolder, pid_t process) {
  const std::string text = readAll(procFolder + "/" + std::to_string(process) + "/statm");
  long long size = 0;
  long long resident = 0;
  if (sscanf(text.c_str(), "%lld %lld", &size, &resident) != 2) return 0;
  return resident * sysconf(_SC_PAGESIZE);
}

int64_t clockMicros(pid_t process) {
  clockid_t clock;
  timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return time.tv_sec * 1000000ll + time.tv_nsec / 1000;
}

// User and system time of the children that a process has already waited for, in ticks of 10 ms.
int64_t reapedMicros(const std::string& procFolder, pid_t process) {
  const std::string text = readAll(procFolder + "/" + std::to_string(process) + "/stat");
  const size_t nameEnd = text.rfind(')');
  if (nameEnd == std::string::npos) return 0;
  std::istringstream fields(text.substr(nameEnd + 1));
  std::string skipped;
  for (int field = 3; field < 16; field++) fields >> skipped;
  int64_t user = 0;
  int64_t system = 0;
  fields >> user >> system;
  return (user + system) * (1000000 / sysconf(_SC_CLK_TCK));
}

}  // namespace

std::vector<pid_t> childrenOf(const std::string& procFolder, pid_t process) {
  const std::string id = std::to_string(process);
  // Compilers are single-threaded, so the main thread is the parent of every child that matters.
  std::istringstream list(readAll(procFolder + "/" + id + "/task/" + id + "/children"));
  std::vector<pid_t> children;
  for (pid_t child; list >> child;) children.push_back(child);
  return children;
}

UsageWatch::UsageWatch(std::string procFolder, pid_t init, bool mayFork)
    : procFolder_(std::move(procFolder)), init_(init), mayFork_(mayFork) {}

Usage UsageWatch::read() { return mayFork_ ? readTree() : readProgram(); }

Usage UsageWatch::readProgram() {
  if (program_ == 0) {
    const std::vector<pid_t> children = childrenOf(procFolder_, init_);
    if (children.empty()) return {};
    program_ = children[0];
  }
  return {clockMicros(program_), residentBytes(procFolder_, program_)};
}

Usage UsageWatch::readTree() {
  Usage usage;
  usage.cpuMicros = reapedMicros(procFolder_, init_);
  std::vector<pid_t> open = childrenOf(procFolder_, init_);
  while (!open.empty()) {
    const pid_t process = open.back();
    open.pop_back();
    const int64_t own = clockMicros(process);
    seenMicros_[process] = std::max(seenMicros_[process], own);
    usage.cpuMicros += own + reapedMicros(procFolder_, process);
    usage.residentBytes += residentBytes(procFolder_, process);
    for (const pid_t child : childrenOf(procFolder_, process)) open.push_back(child);
  }
  int64_t seen = 0;
  for (const auto& [process, micros] : seenMicros_) seen += micros;
  usage.cpuMicros = std::max(usage.cpuMicros, seen);
  return usage;
}
