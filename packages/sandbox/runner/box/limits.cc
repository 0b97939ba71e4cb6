#include "box/limits.h"

#include <algorithm>

namespace {

// A JVM or Node has less than 30 open. Each may be a buffer of the kernel's, and a poll has an entry for each of each.
constexpr rlim_t kDescriptors = 64;
constexpr rlim_t kSignals = 256;
constexpr rlim_t kGigabyte = 1ull << 30;
// glibc reserves as much for the stack of each thread as the limit of the first one's.
constexpr rlim_t kStacks = 128;

// An ordinary user cannot raise a hard limit again; then the host's own is the best there is.
ProcessLimit atMost(int resource, rlim_t value, const char* step) {
  rlimit now;
  must(step, getrlimit(static_cast<__rlimit_resource_t>(resource), &now));
  const rlim_t allowed = std::min(value, now.rlim_max);
  return {resource, {allowed, allowed}, step};
}

ProcessLimit exactly(int resource, rlim_t value, const char* step) {
  return {resource, {value, value}, step};
}

}  // namespace

std::vector<ProcessLimit> processLimits(const BoxKind& kind) {
  const Limits& limits = kind.limits;
  const Mode mode = kind.mode;
  const auto limit = mode == Mode::kRoot ? exactly : atMost;
  // The kernel counts per user id. In a user namespace the runner and the box's init are that same user.
  const auto own = static_cast<rlim_t>(mode == Mode::kUser ? 2 : 0);
  // The kernel's grain is a second and it knows only single processes: a net below the exact watch.
  const auto cpuSeconds = static_cast<rlim_t>(limits.cpuMs / 1000 + 2);
  const rlim_t stack = limits.stackBytes < 0 ? RLIM_INFINITY : static_cast<rlim_t>(limits.stackBytes);
  std::vector<ProcessLimit> all = {
      limit(RLIMIT_CPU, cpuSeconds, "limit the cpu time"),
      limit(RLIMIT_FSIZE, static_cast<rlim_t>(limits.fileBytes), "limit the file size"),
      limit(RLIMIT_STACK, stack, "limit the stack"),
      // A limit of 1 is the kernel's sign not to start the host's core dump program either (man 5 core).
      limit(RLIMIT_CORE, kind.corePipe ? 1 : 0, "forbid core dumps"),
      limit(RLIMIT_NOFILE, kDescriptors, "limit the open files"),
      limit(RLIMIT_NPROC, static_cast<rlim_t>(limits.processes) + own, "limit the processes"),
      limit(RLIMIT_MEMLOCK, 0, "forbid locked memory"),
      limit(RLIMIT_MSGQUEUE, 0, "forbid message queues"),
      // Each of them, and each timer that may send one, is memory of the kernel's.
      limit(RLIMIT_SIGPENDING, kSignals, "limit the waiting signals"),
      limit(RLIMIT_RTPRIO, 0, "forbid real-time priority"),
      limit(RLIMIT_NICE, 0, "forbid higher priority"),
  };
  // Static programs reserve little that they do not use, so a wide cap on reservations is a net below the memory watch.
  // The JVM and Node reserve gigabytes at their start: there it would only break them.
  if (!kind.hasToolchain) {
    const auto memory = static_cast<rlim_t>(limits.memoryBytes);
    const rlim_t stacks = limits.stackBytes < 0 ? 0 : kStacks * stack;
    all.push_back(limit(RLIMIT_AS, 2 * memory + kGigabyte + stacks, "limit the address space"));
  }
  return all;
}
