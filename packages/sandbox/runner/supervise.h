// Watches one run from start to end: streams, limits, the host's orders, and what is left at the end.
#pragma once

#include "box.h"
#include "cgroup.h"
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

enum class Limit { kNone, kCpu, kWall, kMemory, kOutput };

struct RunResult {
  enum class End { kExited, kSignaled, kLimit, kCancelled, kHostGone } end;
  int value;  // exit code or signal number
  Limit limit;
  int64_t cpuMicros;
  int64_t wallMicros;
  int64_t peakBytes;
  std::string output;
  std::string errorOutput;
};

// Throws StepError when the box failed; what the program did is never an exception. In both cases nothing is left.
RunResult superviseRun(const Command& command, const Surroundings& surroundings, int mountNamespace);
