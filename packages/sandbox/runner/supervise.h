// Watches one run from start to end: streams, limits, the host's orders, and what is left at the end.
#pragma once

#include "host/cgroup.h"
#include "host/shortage-watch.h"
#include "host/stage.h"
#include "filtered-thread.h"
#include "instruction-counter.h"
#include "outcome.h"
#include "protocol.h"
#include "zygote/zygote.h"

struct Surroundings {
  Mode mode;
  uid_t boxUser;
  bool corePipe;
  bool sharesMemory;  // See BoxPlan.
  int userNamespace;  // See BoxPlan.
  Cgroup& cgroup;
  const ShortageWatch& shortageWatch;
  const Stage& stage;
  FrameReader& orders;
  int answers;
  FilteredThreads& threads;
  const InstructionCounter& counter;
  Zygote* zygote;  // null: programs are started from their files
};

// Throws StepError when the box failed; what the program did is never an exception. In both cases nothing is left.
RunResult superviseRun(const Command& command, const Surroundings& surroundings, int mountNamespace);
