// The limits that the kernel keeps per process. They are the second line: memory and time are watched in supervise.cc
// (or by a cgroup), where the box as a whole counts.
#pragma once

#include <sys/resource.h>

#include <cstdint>
#include <vector>

#include "box/box.h"

struct ProcessLimit {
  int resource;
  rlimit value;
  const char* step;
};

std::vector<ProcessLimit> processLimits(const BoxKind& kind);
