// Every kernel call of the runner belongs to a named step; when it fails, the name and errno are the whole error.
#pragma once

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>

class StepError : public std::runtime_error {
 public:
  // No error number: the step says it all.
  StepError(const std::string& step, int error)
      : std::runtime_error(error == 0 ? step : step + ": " + strerror(error)), error(error) {}
  explicit StepError(const std::string& message) : StepError(message, 0) {}

  const int error;
};

// Passes a result through, unless it is -1: then the step failed with errno.
template <typename Result>
Result must(const std::string& step, Result result) {
  if (result == static_cast<Result>(-1)) throw StepError(step, errno);
  return result;
}
