// How many instructions the programs of the boxes execute, as the processor counts them. Many kernels offer no counter:
// those of virtual machines have none, and most containers may not ask.
#pragma once

#include <cstdint>
#include <optional>

#include "fd.h"

class InstructionCounter {
 public:
  struct Reading {
    uint64_t count;
    // In nanoseconds: while it should have counted, and while it did, since others may want the processor's few
    // counters.
    uint64_t wanted;
    uint64_t had;
  };

  // Every kernel has a clock: with it the rest can be tried where no instructions are counted.
  enum class What { kInstructions, kClock };

  // For all that this process and its threads start from now on, each from its execve on.
  explicit InstructionCounter(What what);

  std::optional<Reading> read() const;
  // What the programs have executed since, that have ended. Nothing where the processor did not count all the time.
  std::optional<int64_t> since(const std::optional<Reading>& before) const;

 private:
  Fd own_;
  Fd event_;
};
