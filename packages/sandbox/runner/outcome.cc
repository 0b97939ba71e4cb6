#include "outcome.h"

#include <sys/wait.h>

#include <algorithm>
#include <csignal>

namespace {

constexpr const char* kNoMemory = "supervise: the kernel ended a process, since the machine had no memory left";
constexpr const char* kNoProcess = "supervise: the machine's own limit of processes refused one";

int64_t cpuMicrosOf(const Command& command, const Cgroup& cgroup, const Observations& seen) {
  const int64_t killed = micros(seen.initUsage.ru_utime) + micros(seen.initUsage.ru_stime);
  const int64_t told = std::max(seen.hasReport ? seen.report.cpuMicros : killed, seen.polledCpuMicros);
  return cgroup.isUsable() && mayFork(command.profile) ? std::max(told, cgroup.cpuMicros()) : told;
}

// Of a killed program only the looks are left: the kernel adds no peak to its parent's that nobody waited for.
int64_t peakBytesOf(const Observations& seen) {
  const int64_t reported = seen.hasReport ? seen.report.peakBytes + seen.leftFileBytes : 0;
  return std::max(reported, seen.polledPeakBytes);
}

// Where init was killed, its end is that of the program: we did not do it, and whatever a program may do to its init
// must not look like a fault of ours.
int statusOf(const Observations& seen) { return seen.hasReport ? seen.report.status : seen.initStatus; }

// Throws when it was the machine that was short of something, not the box.
void blameMachine(const Command& command, const Cgroup& cgroup, const ShortageWatch& shortageWatch,
                  const Observations& seen) {
  const bool hasWaited = seen.isStopped && seen.stopReason == RunResult::End::kLimit && seen.exceeded == Limit::kWall;
  if (seen.isStopped && !hasWaited) return;
  if (cgroup.isUsable()) {
    if (cgroup.wasEndedFromAbove()) throw StepError(kNoMemory);
    return;
  }
  const int status = statusOf(seen);
  if (seen.hasReport && status == 0) return;
  const Shortages now = shortageWatch.count();
  // A compiler reports the death of its child by an exit code of its own.
  const bool mayBeKilled = mayFork(command.profile) || (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
  if (mayBeKilled && now.oomKills != seen.shortagesBefore.oomKills) throw StepError(kNoMemory);
  // A runtime that gets no thread may end in any way, or wait for it for ever.
  if (now.refusedForks != seen.shortagesBefore.refusedForks) throw StepError(kNoProcess);
}

// A limit that was passed between two looks counts as well.
void decideEnd(const Limits& limits, bool isOutOfMemory, const Observations& seen, RunResult& result) {
  const int status = statusOf(seen);
  result.end = RunResult::End::kLimit;
  if (seen.isStopped) {
    result.end = seen.stopReason;
    result.limit = seen.exceeded;
  } else if (isOutOfMemory || result.peakBytes > limits.memoryBytes) {
    result.limit = Limit::kMemory;
    result.peakBytes = std::max(result.peakBytes, limits.memoryBytes);
  } else if (result.cpuMicros > limits.cpuMs * 1000) {
    result.limit = Limit::kCpu;
  } else if (seen.isOverOutputLimit) {
    result.limit = Limit::kOutput;
  } else if (WIFSIGNALED(status)) {
    result.end = RunResult::End::kSignaled;
    result.value = WTERMSIG(status);
  } else {
    result.end = RunResult::End::kExited;
    result.value = WEXITSTATUS(status);
  }
}

}  // namespace

RunResult concludeRun(const Command& command, const Cgroup& cgroup, const ShortageWatch& shortageWatch,
                      const Observations& seen) {
  const InitReport& report = seen.report;
  const bool hasFailed = seen.hasReport && report.kind == InitReport::Kind::kFailed;
  if (hasFailed && !seen.isStopped) throw StepError(report.step, report.error);
  const bool isOutOfMemory = cgroup.isUsable() && cgroup.hasRunOutOfMemory();
  const bool hasEnded = seen.hasReport || WIFSIGNALED(seen.initStatus);
  if (!hasEnded && !seen.isStopped && !isOutOfMemory) throw StepError("supervise: the box ended without a report");

  RunResult result = {};
  result.cpuMicros = cpuMicrosOf(command, cgroup, seen);
  result.peakBytes = peakBytesOf(seen);
  if (result.peakBytes <= command.limits.memoryBytes) blameMachine(command, cgroup, shortageWatch, seen);
  decideEnd(command.limits, isOutOfMemory, seen, result);
  return result;
}
