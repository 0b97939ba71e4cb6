// Watches one run from start to end: streams, limits, the host's orders, and what is left at the end.
#pragma once

#include "cgroup.h"
#include "outcome.h"
#include "protocol.h"
#include "shortage-watch.h"
#include "stage.h"
#include "zygote.h"

struct Surroundings {
  Mode mode;
  uid_t boxUser;
  bool mayFork;  // Whether this runner is for compilers.
  bool corePipe;
  bool sharesMemory;  // See BoxPlan.
  Cgroup& cgroup;
  const ShortageWatch& shortageWatch;
  const Stage& stage;
  FrameReader& orders;
  int answers;
  Zygote* zygote;  // null: programs are started from their files
};

// Throws StepError when the box failed; what the program did is never an exception. In both cases nothing is left.
RunResult superviseRun(const Command& command, const Surroundings& surroundings, int mountNamespace);
