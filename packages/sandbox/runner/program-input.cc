#include "program-input.h"

#include <cerrno>

#include "forwarding.h"

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
    if (count < 0) {
      pipe_.reset();
      break;
    }
    taken_ += count;
    pending_.erase(0, static_cast<size_t>(count));
  }
  // The program has closed its input: what it does not read is lost, as in any shell pipe.
  if (!pipe_.valid()) {
    taken_ += static_cast<int64_t>(pending_.size());
    pending_.clear();
  }
  if (isLast_) pipe_.reset();
}

void ProgramInput::tellTaken(int answers) {
  if (taken_ < kWorthTelling) return;
  Message message("taken");
  message.add("bytes", std::exchange(taken_, 0));
  send(answers, message);
}
