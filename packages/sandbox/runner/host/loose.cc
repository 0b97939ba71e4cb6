#include "host/loose.h"

#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <filesystem>

#include "process-files.h"

namespace fs = std::filesystem;

namespace {

constexpr const char* kSharedFolders[] = {"/tmp", "/var/tmp", "/dev/shm"};

// A signal to all of a user's processes is sent under one lock: no fork can slip through, as it could between two
// signals to single processes.
void killUser(uid_t user) {
  const pid_t killer = must("fork to end what is left", fork());
  if (killer == 0) {
    if (syscall(SYS_setresuid, user, user, user) == 0) kill(-1, SIGKILL);
    _exit(0);
  }
  must("wait for the end of what is left", waitpid(killer, nullptr, 0));
}

void killChildren() {
  for (const pid_t child : childrenOf("/proc", getpid())) kill(child, SIGKILL);
}

std::string replaceAll(std::string text, const std::string& from, const std::string& to) {
  for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
    const size_t end = at + from.size();
    const bool isWhole = end == text.size() || text[end] == '/' || text[end] == ':';
    const bool isStart = at == 0 || text[at - 1] != '/';
    if (isWhole && isStart) text.replace(at, from.size(), to);
    at += isWhole && isStart ? to.size() : from.size();
  }
  return text;
}

}  // namespace

void adoptOrphans() { must("adopt orphans", prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)); }

StrayUsage endStrays(Mode mode, uid_t boxUser) {
  StrayUsage total;
  while (true) {
    if (mode == Mode::kChroot) killUser(boxUser);
    killChildren();
    rusage usage;
    const pid_t ended = wait4(-1, nullptr, 0, &usage);
    if (ended < 0 && errno == ECHILD) return total;
    if (ended < 0 && errno != EINTR) throw StepError("wait for what was left", errno);
    if (ended < 0) continue;
    total.cpuMicros += (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000ll + usage.ru_utime.tv_usec +
                       usage.ru_stime.tv_usec;
    total.peakBytes = std::max<int64_t>(total.peakBytes, usage.ru_maxrss * 1024ll);
  }
}

void sweepSharedFolders(Mode mode, uid_t boxUser) {
  // Without an own user id the files cannot be told from those of the server.
  if (mode != Mode::kChroot) return;
  for (const char* folder : kSharedFolders) {
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, none)) {
      struct stat state;
      if (lstat(entry.path().c_str(), &state) == 0 && state.st_uid == boxUser) fs::remove_all(entry.path(), none);
    }
  }
}

Command withRealPaths(Command command, const Stage& stage, const Toolchain& toolchain) {
  std::vector<Tool> places = toolchain.tools;
  places.push_back({.hostPath = stage.boxFolder(), .boxPath = "/box"});
  for (const Tool& place : places) {
    for (std::string& argument : command.program.arguments) {
      argument = replaceAll(argument, place.boxPath, place.hostPath);
    }
    for (std::string& variable : command.program.environment) {
      variable = replaceAll(variable, place.boxPath, place.hostPath);
    }
  }
  command.program.environment.push_back("TMPDIR=" + stage.temporaryFolder());
  return command;
}
