// What a run came to: from what was seen of it while it ran, and what the kernel and init tell at its end.
#pragma once

#include <optional>

#include "box/box.h"
#include "command.h"
#include "host/cgroup.h"
#include "host/shortage-watch.h"

enum class Limit { kNone, kCpu, kWall, kMemory, kOutput };

struct RunResult {
  enum class End { kExited, kSignaled, kLimit, kCancelled, kHostGone } end;
  int value;  // exit code or signal number
  Limit limit;
  int64_t cpuMicros;
  int64_t wallMicros;
  // As of the last look, which a short run is too short for.
  std::optional<int64_t> waitedMicros;
  int64_t peakBytes;
  std::optional<int64_t> instructions;
  std::string output;
  std::string errorOutput;
};

// All that was seen of a run by the time its box is gone.
struct Observations {
  // Read while init sets the box up.
  Shortages shortagesBefore;
  // The most that any look has found.
  int64_t polledCpuMicros = 0;
  int64_t polledPeakBytes = 0;
  // What a judged program has left in files, which count as its memory.
  int64_t leftFileBytes = 0;
  // Whether we ended the box, and what for.
  bool isStopped = false;
  RunResult::End stopReason = RunResult::End::kExited;
  Limit exceeded = Limit::kNone;
  bool isOverOutputLimit = false;
  // A killed init cannot report, but the kernel has added everything in its box to its own usage.
  bool hasReport = false;
  InitReport report = {};
  int initStatus = 0;
  rusage initUsage = {};
};

// Fills in everything but the times of waiting, the instructions and the outputs. Throws StepError when it was the box
// or the machine that failed.
RunResult concludeRun(const Command& command, const Cgroup& cgroup, const ShortageWatch& shortageWatch,
                      const Observations& seen);
