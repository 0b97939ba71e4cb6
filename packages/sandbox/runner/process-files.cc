#include "process-files.h"

#include <dirent.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <sstream>

#include "fd.h"

namespace {

std::string readAll(const std::string& path) {
  const Fd file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  std::string text;
  char chunk[4096];
  ssize_t count;
  while (file.valid() && (count = ::read(file.get(), chunk, sizeof chunk)) > 0) {
    text.append(chunk, static_cast<size_t>(count));
  }
  return text;
}

std::string folderOf(const std::string& procFolder, pid_t process) {
  return procFolder + "/" + std::to_string(process);
}

std::optional<int64_t> numberAt(const std::string& status, const char* name) {
  const size_t found = status.find(std::string("\n") + name + ":");
  long long number = 0;
  if (found == std::string::npos) return std::nullopt;
  if (sscanf(status.c_str() + found + 2 + strlen(name), "%lld", &number) != 1) return std::nullopt;
  return number;
}

// The lines "VmRSS:     1234 kB" of a status file. None is there for a thread that has ended.
std::optional<int64_t> bytesAt(const std::string& status, const char* name) {
  const auto kilobytes = numberAt(status, name);
  if (!kilobytes) return std::nullopt;
  return *kilobytes * 1024;
}

// Somewhat less than it is: many kernels leave out what a thread or a processor has counted last. Linux 6.1 shows 4 KB
// of a small static program, since up to 64 pages of each thread are missing (seen 2026-11-21).
std::optional<HeldMemory> memoryIn(const std::string& status) {
  const auto resident = bytesAt(status, "VmRSS");
  if (!resident) return std::nullopt;
  const int64_t inMemoryOrSwap = *resident + bytesAt(status, "VmSwap").value_or(0);
  const int64_t tables = bytesAt(status, "VmPTE").value_or(0);
  const int64_t most = std::max(inMemoryOrSwap, bytesAt(status, "VmHWM").value_or(0));
  return HeldMemory{
      .nowBytes = inMemoryOrSwap + tables,
      .peakBytes = most + tables,
      .threads = numberAt(status, "Threads").value_or(1),
  };
}

}  // namespace

std::vector<pid_t> threadsOf(const std::string& procFolder, pid_t process) {
  const std::string folder = folderOf(procFolder, process) + "/task";
  const std::unique_ptr<DIR, int (*)(DIR*)> list(opendir(folder.c_str()), closedir);
  std::vector<pid_t> threads;
  while (const dirent* entry = list == nullptr ? nullptr : readdir(list.get())) {
    if (entry->d_name[0] != '.') threads.push_back(std::stoi(entry->d_name));
  }
  return threads;
}

std::vector<pid_t> childrenOf(const std::string& procFolder, pid_t process) {
  // Compilers are single-threaded, so the main thread is the parent of every child that matters.
  const std::string folder = folderOf(procFolder, process);
  std::istringstream list(readAll(folder + "/task/" + std::to_string(process) + "/children"));
  std::vector<pid_t> children;
  for (pid_t child; list >> child;) children.push_back(child);
  return children;
}

int64_t clockMicros(pid_t process) {
  clockid_t clock;
  timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return time.tv_sec * 1000000ll + time.tv_nsec / 1000;
}

namespace {

// The fields of a stat file behind the name, which may hold anything: the first is the third of proc(5).
std::istringstream statOf(const std::string& folder) {
  const std::string text = readAll(folder + "/stat");
  const size_t nameEnd = text.rfind(')');
  return std::istringstream(nameEnd == std::string::npos ? "" : text.substr(nameEnd + 1));
}

void skipTo(std::istringstream& fields, int field) {
  std::string skipped;
  for (int at = 3; at < field; at++) fields >> skipped;
}

constexpr unsigned long kExiting = 0x4;  // PF_EXITING of the kernel's sched.h

bool isEnding(const std::string& threadFolder) {
  std::istringstream fields = statOf(threadFolder);
  skipTo(fields, 9);
  unsigned long flags = 0;
  return !(fields >> flags) || (flags & kExiting) != 0;
}

}  // namespace

bool isGoingOn(const std::string& procFolder, pid_t init) {
  for (const pid_t process : childrenOf(procFolder, init)) {
    for (const pid_t thread : threadsOf(procFolder, process)) {
      if (!isEnding(folderOf(folderOf(procFolder, process) + "/task", thread))) return true;
    }
    if (isGoingOn(procFolder, process)) return true;
  }
  return false;
}

int64_t reapedMicros(const std::string& procFolder, pid_t process) {
  std::istringstream fields = statOf(folderOf(procFolder, process));
  skipTo(fields, 16);
  int64_t user = 0;
  int64_t system = 0;
  fields >> user >> system;
  return (user + system) * (1000000 / sysconf(_SC_CLK_TCK));
}

namespace {

struct Schedule {
  long long ran = 0;
  long long waited = 0;
};

// Time on a processor, time of waiting for one, turns (Documentation/scheduler/sched-stats.rst).
std::optional<Schedule> scheduleOf(const std::string& procFolder, pid_t process, pid_t thread) {
  const std::string text = readAll(folderOf(folderOf(procFolder, process) + "/task", thread) + "/schedstat");
  Schedule schedule;
  if (sscanf(text.c_str(), "%lld %lld", &schedule.ran, &schedule.waited) != 2) return std::nullopt;
  return schedule;
}

}  // namespace

std::optional<int64_t> wantedProcessorNanos(const std::string& procFolder, pid_t process, pid_t thread) {
  const auto schedule = scheduleOf(procFolder, process, thread);
  if (!schedule) return std::nullopt;
  return schedule->ran + schedule->waited;
}

std::optional<int64_t> longestWait(const std::string& procFolder, pid_t process) {
  std::optional<int64_t> longest;
  for (const pid_t thread : threadsOf(procFolder, process)) {
    const auto schedule = scheduleOf(procFolder, process, thread);
    if (schedule) longest = std::max<int64_t>(longest.value_or(0), schedule->waited);
  }
  return longest;
}

HeldMemory heldMemory(const std::string& procFolder, pid_t process) {
  const std::string folder = folderOf(procFolder, process);
  if (const auto held = memoryIn(readAll(folder + "/status"))) return *held;
  // The first thread may have ended before the others, and then shows none of what they all have.
  for (const pid_t thread : threadsOf(procFolder, process)) {
    if (const auto held = memoryIn(readAll(folderOf(folder + "/task", thread) + "/status"))) return *held;
  }
  return {};
}
