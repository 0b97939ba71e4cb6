#include <algorithm>

#include "launcher.h"

namespace {

constexpr std::string_view kToolFolder = "/opt/judge/";
// Where Node looks for the libraries of a program, whatever its folder.
constexpr std::string_view kNodeLibraries = "/node_modules/";
constexpr size_t kMostDigits = 9;

bool isDigit(char character) { return character >= '0' && character <= '9'; }

// A name of one file, which leads nowhere else.
bool isFileName(std::string_view text) {
  const auto isPlain = [](char character) {
    return isDigit(character) || (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           character == '-' || character == '_' || character == '.';
  };
  return !text.empty() && text.front() != '.' && text.front() != '-' && std::all_of(text.begin(), text.end(), isPlain);
}

// A package, or all those of a scope.
bool isNodeLibrary(std::string_view text) { return isFileName(text.starts_with("@") ? text.substr(1) : text); }

bool isNumber(std::string_view text) {
  return !text.empty() && text.size() <= kMostDigits && std::all_of(text.begin(), text.end(), isDigit);
}

// A wildcard stands at the end of a word.
bool fits(std::string_view word, std::string_view allowed) {
  const char last = allowed.empty() ? '\0' : allowed.back();
  if (last != '#' && last != '*') return word == allowed;
  allowed.remove_suffix(1);
  if (!word.starts_with(allowed)) return false;
  word.remove_prefix(allowed.size());
  return last == '#' ? isNumber(word) : isFileName(word);
}

}  // namespace

std::vector<Tool> toolsOf(const Message& message, const std::string& prefix) {
  const std::vector<std::string> hostPaths = message.all(prefix + "tool-host-path");
  const std::vector<std::string> boxPaths = message.all(prefix + "tool-box-path");
  if (hostPaths.size() != boxPaths.size()) throw StepError("configure: a tool has only one of its two paths");
  std::vector<Tool> tools;
  for (size_t index = 0; index < hostPaths.size(); index++) {
    tools.push_back({.hostPath = hostPaths[index], .boxPath = boxPaths[index]});
  }
  return tools;
}

// Root makes the folders on the way to a tool, so that way must lead through nothing but folders of root's making: a
// tool in a tool, or behind a link of the tool chain, could be anywhere.
void Terms::checkTools(const std::vector<Tool>& tools) const {
  for (const Tool& tool : tools) {
    const std::string_view path = tool.boxPath;
    if (path.starts_with(kToolFolder) && isFileName(path.substr(kToolFolder.size()))) continue;
    if (path.starts_with(kNodeLibraries) && isNodeLibrary(path.substr(kNodeLibraries.size()))) continue;
    throw StepError("configure: the launcher shows tools in " + std::string(kToolFolder) + " only, and not " +
                    tool.boxPath);
  }
}

std::vector<Tool> Terms::toolsOfZygote(const Message& configuration) const {
  const std::vector<std::string> command = configuration.all("zygote-argument");
  if (command.empty()) return {};
  bool isKnown = false;
  for (const ZygoteTerms& zygote : zygotes) {
    if (!std::equal(command.begin(), command.end(), zygote.command.begin(), zygote.command.end(), fits)) continue;
    if (configuration.all("zygote-environment") == zygote.environment) return zygote.tools;
    isKnown = true;
  }
  throw StepError(isKnown ? "configure: the launcher's zygotes have another environment than this"
                          : "configure: the launcher starts another zygote than this");
}
