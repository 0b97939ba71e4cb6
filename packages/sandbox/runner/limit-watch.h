// Looks at a running box now and then, and tells which of its limits it has passed. Those of its output are told by the
// streams themselves.
#pragma once

#include "command.h"
#include "host/cgroup.h"
#include "host/stage.h"
#include "outcome.h"
#include "usage.h"

class LimitWatch {
 public:
  // All times are those of CLOCK_MONOTONIC. What is handed in lives longer than the watch.
  LimitWatch(const Command& command, const Cgroup& cgroup, const Stage& stage, pid_t init, int64_t startedMicros);

  // Short runs end before the first one.
  int64_t nextLookMicros() const { return nextLook_; }
  void lookSoon(int64_t nowMicros);
  // True when it has run for too long. Then it is also known how long it has waited for a processor: of a program that
  // used too little time it is to be told whether it could have used more.
  bool isOverWall(int64_t nowMicros);
  // When it is time to: kNone while the box keeps to its time and memory.
  Limit look(int64_t nowMicros);

  // How long it has had a processor or waited for one; what it waits for is counted by some kernels only.
  int64_t wantedMicros(int64_t nowMicros);
  // The most that any look has found.
  int64_t mostCpuMicros() const { return mostCpuMicros_; }
  int64_t mostPeakBytes() const { return mostPeakBytes_; }
  std::optional<int64_t> waitedMicros() const { return usage_.waitedMicros(); }

 private:
  Usage readUsage();
  int64_t microsToNextLook(const Usage& usage) const;

  const Command& command_;
  const Cgroup& cgroup_;
  const Stage& stage_;
  UsageWatch usage_;
  const int64_t started_;
  int64_t nextLook_;
  int64_t lastWaits_;
  int64_t mostCpuMicros_ = 0;
  int64_t mostPeakBytes_ = 0;
};
