// What a running box has used so far, read from outside while it runs. The exact figures come with the wait status at
// the end; these only decide when a box has had enough.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

struct Usage {
  int64_t cpuMicros = 0;
  int64_t residentBytes = 0;
};

class UsageWatch {
 public:
  // `mayFork`: look at the whole tree of processes, not only at the program.
  UsageWatch(std::string procFolder, pid_t init, bool mayFork);

  // Zero while the program is not there yet, or no more.
  Usage read();

 private:
  Usage readProgram();
  Usage readTree() const;

  const std::string procFolder_;
  const pid_t init_;
  const bool mayFork_;
  pid_t program_ = 0;
};
