#include "instruction-counter.h"

#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

Fd openEvent(perf_event_attr& event) {
  event.size = sizeof event;
  event.disabled = 1;
  event.exclude_kernel = 1;
  event.exclude_hv = 1;
  return Fd(static_cast<int>(syscall(SYS_perf_event_open, &event, 0, -1, -1, PERF_FLAG_FD_CLOEXEC)));
}

}  // namespace

// One event for good, on the main thread, that everybody below it inherits: whoever has renounced all rights gets no
// other one.
InstructionCounter::InstructionCounter(What what) {
  // The kernel takes two tasks for clones where one has inherited all events of the other, and exchanges their events
  // instead of stopping and starting them when it switches between the two (context_equiv in kernel/events/core.c). A
  // program that was given the runner's own so took it along when it ended, and nothing was counted from then on. With
  // an event that nobody inherits there are no clones.
  perf_event_attr own = {};
  own.type = PERF_TYPE_SOFTWARE;
  own.config = PERF_COUNT_SW_DUMMY;
  own_ = openEvent(own);
  if (!own_.valid()) return;

  perf_event_attr event = {};
  event.type = what == What::kClock ? PERF_TYPE_SOFTWARE : PERF_TYPE_HARDWARE;
  if (what == What::kClock) event.config = PERF_COUNT_SW_TASK_CLOCK;
  else event.config = PERF_COUNT_HW_INSTRUCTIONS;
  event.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
  event.inherit = 1;
  event.enable_on_exec = 1;
  event_ = openEvent(event);
}

std::optional<InstructionCounter::Reading> InstructionCounter::read() const {
  Reading now;
  if (!event_.valid() || ::read(event_.get(), &now, sizeof now) != sizeof now) return std::nullopt;
  return now;
}

std::optional<int64_t> InstructionCounter::since(const std::optional<Reading>& before) const {
  const std::optional<Reading> now = read();
  if (!before || !now) return std::nullopt;
  if (now->had - before->had != now->wanted - before->wanted || now->had == before->had) return std::nullopt;
  return static_cast<int64_t>(now->count - before->count);
}
