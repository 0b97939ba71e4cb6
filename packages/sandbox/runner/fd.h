// A file descriptor that closes itself. Nothing else in the runner calls close().
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <utility>

#include "step.h"

class Fd {
 public:
  Fd() = default;
  explicit Fd(int fd) : fd_(fd) {}
  Fd(Fd&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Fd& operator=(Fd&& other) noexcept {
    if (this != &other) {
      reset();
      fd_ = std::exchange(other.fd_, -1);
    }
    return *this;
  }
  Fd(const Fd&) = delete;
  Fd& operator=(const Fd&) = delete;
  ~Fd() { reset(); }

  int get() const { return fd_; }
  bool valid() const { return fd_ >= 0; }
  void reset() {
    if (fd_ >= 0) close(fd_);
    fd_ = -1;
  }
  // For a written file: a network file system says only now that its disk is full.
  void finish(const std::string& step) { must(step, close(std::exchange(fd_, -1))); }

 private:
  int fd_ = -1;
};

struct Pipe {
  Fd reading;
  Fd writing;
};

// Both ends are close-on-exec, so that no program ever inherits one by accident.
inline Pipe makePipe(const char* step) {
  int ends[2];
  must(step, pipe2(ends, O_CLOEXEC));
  return {Fd(ends[0]), Fd(ends[1])};
}
