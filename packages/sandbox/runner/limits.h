// The limits that the kernel keeps per process. They are the second line: memory and time are watched in supervise.cc
// (or by a cgroup), where the box as a whole counts.
#pragma once

#include <sys/resource.h>

#include <vector>

#include "command.h"
#include "credentials.h"

struct ProcessLimit {
  int resource;
  rlimit value;
  const char* step;
};

std::vector<ProcessLimit> processLimits(const Command& command, Mode mode, bool corePipe);
