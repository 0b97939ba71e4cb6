#include "output.h"

#include <algorithm>

CappedOutput::CappedOutput(Fd pipe, int64_t keep, int64_t allowed)
    : pipe_(std::move(pipe)), keep_(keep), allowed_(allowed) {}

std::string_view CappedOutput::drainOnce(int64_t most) {
  char chunk[kAtOnce];
  const ssize_t count = read(pipe_.get(), chunk, static_cast<size_t>(std::min(most, kAtOnce)));
  if (count < 0 && errno == EINTR) return {};
  if (count <= 0) {
    pipe_.reset();
    return {};
  }
  const int64_t room = std::clamp<int64_t>(keep_ - total_, 0, count);
  total_ += count;
  kept_.append(chunk, static_cast<size_t>(room));
  return std::string_view(kept_).substr(kept_.size() - static_cast<size_t>(room));
}

void CappedOutput::drainAll() {
  while (pipe_.valid()) drainOnce();
}
