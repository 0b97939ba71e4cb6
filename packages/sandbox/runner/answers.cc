#include "answers.h"

#include "step.h"

namespace {

const char* nameOf(Limit limit) {
  switch (limit) {
    case Limit::kCpu:
      return "cpu";
    case Limit::kWall:
      return "wall";
    case Limit::kMemory:
      return "memory";
    case Limit::kOutput:
      return "output";
    case Limit::kNone:
      break;
  }
  throw StepError("report: a limit without a name");
}

}  // namespace

Message failure(const char* type, const std::string& why) {
  Message message(type);
  message.add("ok", "no");
  message.add("error", why);
  return message;
}

Message reportOf(const RunResult& result) {
  Message message("report");
  message.add("ok", "yes");
  switch (result.end) {
    case RunResult::End::kExited:
      message.add("end", "exited");
      message.add("code", result.value);
      break;
    case RunResult::End::kSignaled:
      message.add("end", "signaled");
      message.add("signal", result.value);
      break;
    case RunResult::End::kLimit:
      message.add("end", "limit");
      message.add("limit", nameOf(result.limit));
      break;
    case RunResult::End::kCancelled:
    case RunResult::End::kHostGone:
      message.add("end", "cancelled");
      break;
  }
  message.add("cpu-us", result.cpuMicros);
  message.add("wall-us", result.wallMicros);
  message.add("waited-us", result.waitedMicros ? std::to_string(*result.waitedMicros) : "unknown");
  message.add("memory-bytes", result.peakBytes);
  message.add("instructions", result.instructions ? std::to_string(*result.instructions) : "unknown");
  message.add("stdout", result.output);
  message.add("stderr", result.errorOutput);
  return message;
}
