#include "command.h"

#include "step.h"

namespace {

bool choice(const Message& message, const char* key, const char* yes, const char* no) {
  const std::string& value = message.get(key);
  if (value == yes) return true;
  if (value == no) return false;
  throw StepError("read the command: field " + std::string(key) + " is neither " + yes + " nor " + no);
}

int64_t positive(const Message& message, const char* key) {
  const int64_t value = message.number(key);
  if (value <= 0) throw StepError("read the command: field " + std::string(key) + " must be positive");
  return value;
}

}  // namespace

Command Command::from(const Message& message) {
  Command command;
  command.arguments = message.all("argument");
  if (command.arguments.empty() || command.arguments[0].empty() || command.arguments[0][0] != '/') {
    throw StepError("read the command: the program must be an absolute path");
  }
  command.environment = message.all("environment");
  command.folder = message.get("folder");
  if (command.folder.empty() || command.folder[0] != '/') throw StepError("read the command: the folder must be absolute");
  command.folderIsWritable = choice(message, "folder-access", "read-write", "read-only");
  command.mayFork = choice(message, "profile", "build", "run");
  command.hasToolchain = choice(message, "root", "toolchain", "empty");
  command.needsProc = choice(message, "proc", "yes", "no");
  command.isSession = message.is("type", "open");
  const std::string* input = message.find("stdin");
  command.stdinPath = input == nullptr ? "" : *input;
  command.limits.cpuMs = positive(message, "cpu-ms");
  command.limits.wallMs = positive(message, "wall-ms");
  command.limits.memoryBytes = positive(message, "memory-bytes");
  command.limits.outputBytes = message.number("output-bytes");
  command.limits.errorOutputBytes = message.number("error-output-bytes");
  command.limits.processes = positive(message, "processes");
  command.limits.stackBytes = message.number("stack-bytes");
  command.limits.fileBytes = message.number("file-bytes");
  return command;
}
