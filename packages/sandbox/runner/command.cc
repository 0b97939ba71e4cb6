#include "command.h"

#include "step.h"
#include "zygote/zygote.h"

namespace {

bool choice(const Message& message, const char* key, const char* yes, const char* no) {
  const std::string& value = message.get(key);
  if (value == yes) return true;
  if (value == no) return false;
  throw StepError("read the command: field " + std::string(key) + " is neither " + yes + " nor " + no);
}

Profile profileFrom(const std::string& name) {
  if (name == "native") return Profile::kNative;
  if (name == "java") return Profile::kJava;
  if (name == "node") return Profile::kNode;
  if (name == "build") return Profile::kBuild;
  throw StepError("read the command: there is no profile " + name);
}

int64_t positive(const Message& message, const char* key) {
  const int64_t value = message.number(key);
  if (value <= 0) throw StepError("read the command: field " + std::string(key) + " must be positive");
  return value;
}

}  // namespace

Command Command::from(const Message& message) {
  const std::string* input = message.find("stdin");
  const bool isInterpreted = message.is("interpreted", "yes");
  Command command = {
      .program = {.arguments = message.all("argument"), .environment = message.all("environment")},
      .folder = message.get("folder"),
      .folderIsWritable = choice(message, "folder-access", "read-write", "read-only"),
      .profile = profileFrom(message.get("profile")),
      .hasToolchain = choice(message, "root", "toolchain", "empty"),
      .needsProc = choice(message, "proc", "yes", "no"),
      .isSession = message.is("type", "open"),
      .talks = message.is("type", "talk"),
      .letsOthersFirst = message.is("precedence", "last"),
      .isInterpreted = isInterpreted,
      .stdinPath = input == nullptr ? "" : *input,
      .keptExits = message.numbers("kept-exit"),
      .limits =
          {
              .cpuMs = positive(message, "cpu-ms"),
              .wallMs = positive(message, "wall-ms"),
              .memoryBytes = positive(message, "memory-bytes"),
              .outputBytes = message.number("output-bytes"),
              .errorOutputBytes = message.number("error-output-bytes"),
              .processes = positive(message, "processes"),
              .stackBytes = message.number("stack-bytes"),
              .fileBytes = message.number("file-bytes"),
          },
  };
  const std::vector<std::string>& arguments = command.program.arguments;
  if (arguments.empty() || !arguments[0].starts_with("/")) {
    throw StepError("read the command: the program must be an absolute path");
  }
  if (!command.folder.starts_with("/")) throw StepError("read the command: the folder must be absolute");
  if (command.hasInputPipe() && input != nullptr) throw StepError("read the command: it has a pipe for its input");
  // A copy of a zygote has its environment from that, and is told by the order.
  if (isInterpreted) command.program.environment.push_back(kInterpretedVariable);
  return command;
}
