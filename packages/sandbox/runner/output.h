// One output stream of a box: keeps the first part, counts the rest, knows when there was too much.
#pragma once

#include <cstdint>
#include <string>

#include "fd.h"

class CappedOutput {
 public:
  // Bytes beyond `keep` are thrown away; more than `allowed` bytes in all are too many.
  CappedOutput(Fd pipe, int64_t keep, int64_t allowed);

  int fd() const { return pipe_.get(); }
  bool isOpen() const { return pipe_.valid(); }
  bool isOverLimit() const { return total_ > allowed_; }
  const std::string& kept() const { return kept_; }
  // Reads what poll has announced, up to `most` bytes, and closes the pipe at its end. Returns the new bytes that were
  // kept.
  std::string_view drainOnce(int64_t most = kAtOnce);
  // Reads until every writer is gone.
  void drainAll();
  // An output that is forwarded as it comes.
  void forget() { kept_.clear(); }

 private:
  static constexpr int64_t kAtOnce = 65536;
  Fd pipe_;
  const int64_t keep_;
  const int64_t allowed_;
  int64_t total_ = 0;
  std::string kept_;
};
