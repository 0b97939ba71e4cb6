#include "host/own-peak.h"

#include <malloc.h>

namespace {

constexpr int kLargeBlock = 128 << 10;
// "5" for the peak of the resident set (man 5 proc, clear_refs).
constexpr char kForgetPeak[] = "5";

}  // namespace

OwnPeak::OwnPeak() : control_(open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)) {
  // An output of many megabytes goes back to the kernel when it has been sent, and is not kept for the next one.
  mallopt(M_MMAP_THRESHOLD, kLargeBlock);
}

void OwnPeak::forget() const { must("forget the runner's peak", write(control_.get(), kForgetPeak, 1)); }
