#include "pace.h"

#include <unistd.h>

#include <algorithm>

namespace {

// What a processor hands out at the most, with huge pages: more than twice what was seen (3 bytes a nanosecond,
// 2026-11-22).
constexpr int64_t kBytesPerMicro = 8192;
// A look takes 20 us.
constexpr int64_t kShortestMicros = 250;

}  // namespace

int64_t microsToNextLook(const Usage& usage, int64_t memoryBytes, int64_t longestMicros) {
  static const int64_t processors = std::max(1l, sysconf(_SC_NPROCESSORS_ONLN));
  // Before the first look it may have any number of threads.
  const int64_t working = usage.threads == 0 ? processors : std::min(usage.threads, processors);
  const int64_t micros = (memoryBytes - usage.heldBytes) / (kBytesPerMicro * working);
  return std::clamp(micros, kShortestMicros, longestMicros);
}
