// What a running box has used so far, read from outside while it runs. The exact figures come with the wait status at
// the end; these only decide when a box has had enough.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

struct Usage {
  int64_t cpuMicros = 0;
  int64_t residentBytes = 0;
};

std::vector<pid_t> childrenOf(const std::string& procFolder, pid_t process);

class UsageWatch {
 public:
  // `mayFork`: look at the whole tree of processes, not only at the program.
  UsageWatch(std::string procFolder, pid_t init, bool mayFork);

  // Zero while the program is not there yet, or no more.
  Usage read();

 private:
  Usage readProgram();
  Usage readTree();

  const std::string procFolder_;
  const pid_t init_;
  const bool mayFork_;
  pid_t program_ = 0;
  // The last known time of every process that was ever seen: what a process has used that nobody waited for is in no
  // account of the kernel's (SIGCHLD ignored), but it is here if the process lived long enough to be seen.
  std::map<pid_t, int64_t> seenMicros_;
};
