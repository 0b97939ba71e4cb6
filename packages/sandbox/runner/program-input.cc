#include "program-input.h"

#include <cerrno>

void ProgramInput::makeNonBlocking() {
  must("make the input non-blocking", fcntl(pipe_.get(), F_SETFL, O_NONBLOCK));
}

void ProgramInput::add(std::string_view data) {
  pending_ += data;
  write();
}

void ProgramInput::close() {
  isLast_ = true;
  write();
}

void ProgramInput::write() {
  while (pipe_.valid() && !pending_.empty()) {
    const ssize_t count = ::write(pipe_.get(), pending_.data(), pending_.size());
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    // The program has closed its input; what it does not read is lost, as in any shell pipe.
    if (count < 0) return pipe_.reset();
    pending_.erase(0, static_cast<size_t>(count));
  }
  if (isLast_) pipe_.reset();
}
