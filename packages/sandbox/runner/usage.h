// What a running box has used so far, read from outside while it runs. The exact figures come with the wait status at
// the end; these only decide when a box has had enough.
#pragma once

#include <map>
#include <optional>

#include "process-files.h"

struct Usage {
  int64_t cpuMicros = 0;
  int64_t heldBytes = 0;
  int64_t peakBytes = 0;
  int64_t threads = 0;
};

class UsageWatch {
 public:
  // `mayFork`: look at the whole tree of processes, not only at the program.
  UsageWatch(std::string procFolder, pid_t init, bool mayFork);

  // Zero while the program is not there yet, or no more.
  Usage read();
  // Looks how long the box has waited for a processor. A thread that nobody looked at before it ended is left out.
  void noteWaits();
  // Of each process the longest wait of one of its threads, added up; nothing where the kernel does not count them. The
  // sum of all threads would be what a program likes: sixty that wake at the same instant wait for each other.
  std::optional<int64_t> waitedMicros() const;

 private:
  Usage readProgram();
  Usage readTree();
  // Zero while it is not there.
  pid_t program();

  const std::string procFolder_;
  const pid_t init_;
  const bool mayFork_;
  pid_t program_ = 0;
  // The last known time of every process that was ever seen: what a process has used that nobody waited for is in no
  // account of the kernel's (SIGCHLD ignored), but it is here if the process lived long enough to be seen.
  std::map<pid_t, int64_t> seenMicros_;
  std::map<pid_t, int64_t> waitedNanos_;
};
