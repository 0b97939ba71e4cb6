// Whether the kernel has ended a process because the machine had no memory left. From inside a box such an end cannot be
// told apart from a program's own kill(getpid(), SIGKILL); the kernel's count over the whole machine tells. It also counts
// those of other groups of processes: then a run is repeated for nothing, which is better than a wrong verdict.
#pragma once

#include <cstdint>
#include <string>

#include "fd.h"

class OomWatch {
 public:
  explicit OomWatch(const std::string& procFolder);

  // Since the machine was started. Always 0 where the kernel does not say (before Linux 4.13, or without /proc/vmstat).
  int64_t kills() const;

 private:
  Fd counters_;
};
