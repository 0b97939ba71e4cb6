#include "limit-watch.h"

#include <algorithm>

#include "pace.h"

namespace {

constexpr int64_t kLookMicros = 5000;
// A session waits most of its life.
constexpr int64_t kSessionLookMicros = 50'000;
// Reading how long each of a program's threads has waited is dearer than the rest, and a run that starves lasts long.
constexpr int64_t kWaitsMicros = 100'000;

// What was written to files is memory, too.
Usage withFiles(Usage usage, int64_t written) {
  usage.heldBytes += written;
  usage.peakBytes += written;
  return usage;
}

}  // namespace

LimitWatch::LimitWatch(const Command& command, const Cgroup& cgroup, const Stage& stage, pid_t init,
                       int64_t startedMicros)
    : command_(command),
      cgroup_(cgroup),
      stage_(stage),
      usage_(stage.procFolder(), init, mayFork(command.profile)),
      started_(startedMicros),
      nextLook_(startedMicros + microsToNextLook({})),
      lastWaits_(startedMicros) {}

void LimitWatch::lookSoon(int64_t nowMicros) { nextLook_ = nowMicros + kLookMicros; }

bool LimitWatch::isOverWall(int64_t nowMicros) {
  if (nowMicros - started_ <= command_.limits.wallMs * 1000) return false;
  usage_.noteWaits();
  return true;
}

Limit LimitWatch::look(int64_t nowMicros) {
  const Usage usage = readUsage();
  nextLook_ = nowMicros + microsToNextLook(usage);
  mostCpuMicros_ = std::max(mostCpuMicros_, usage.cpuMicros);
  mostPeakBytes_ = std::max(mostPeakBytes_, usage.peakBytes);
  if (usage.peakBytes > command_.limits.memoryBytes) return Limit::kMemory;
  if (usage.cpuMicros > command_.limits.cpuMs * 1000) return Limit::kCpu;
  if (nowMicros - lastWaits_ < kWaitsMicros) return Limit::kNone;
  lastWaits_ = nowMicros;
  usage_.noteWaits();
  return Limit::kNone;
}

int64_t LimitWatch::wantedMicros(int64_t nowMicros) {
  usage_.noteWaits();
  lastWaits_ = nowMicros;
  mostCpuMicros_ = std::max(mostCpuMicros_, readUsage().cpuMicros);
  return mostCpuMicros_ + waitedMicros().value_or(0);
}

// In a cgroup the kernel itself keeps the memory limit, and knows the time of children that nobody waited for. A
// program is looked at all the same: of one that is killed for another limit, nothing else tells the memory.
Usage LimitWatch::readUsage() {
  if (!mayFork(command_.profile)) return withFiles(usage_.read(), stage_.programsFileBytes());
  if (cgroup_.isUsable()) return {.cpuMicros = cgroup_.cpuMicros()};
  return withFiles(usage_.read(), stage_.scratchBytes());
}

int64_t LimitWatch::microsToNextLook(const Usage& usage) const {
  const int64_t longest = command_.isSession ? kSessionLookMicros : kLookMicros;
  if (cgroup_.isUsable()) return longest;
  return ::microsToNextLook(usage, command_.limits.memoryBytes, longest);
}
