// Whether the machine ran out of something during a run. From inside a box the kernel's end of a process for want of
// memory cannot be told apart from a program's own kill(getpid(), SIGKILL), nor a refused thread from the box's own
// limit; the kernel's counts tell. They also count others than our boxes: then a run is repeated for nothing, which is
// better than a wrong verdict.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "fd.h"

struct Shortages {
  // Over the whole machine. Always 0 where the kernel does not say (before Linux 4.13, or without /proc/vmstat).
  int64_t oomKills = 0;
  // Processes and threads that a limit of the judge's control groups refused; the boxes' own limits do not count here.
  int64_t refusedForks = 0;
};

// The files that count refused forks, in our own control group of either version and in those above it, as the host
// sees them. To be found before the mounts are rearranged.
std::vector<std::string> findForkCounters();

class ShortageWatch {
 public:
  // `hostPrefix` is where the host's files are now.
  ShortageWatch(const std::string& hostPrefix, const std::vector<std::string>& forkCounters);

  // Since the machine was started. Some microseconds.
  Shortages count() const;

 private:
  Fd memory_;
  std::vector<Fd> forks_;
};
