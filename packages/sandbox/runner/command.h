// What the host program asks for: one command, its surroundings and its limits.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "protocol.h"

struct Limits {
  int64_t cpuMs;
  int64_t wallMs;
  int64_t memoryBytes;
  int64_t outputBytes;
  int64_t errorOutputBytes;
  int64_t processes;
  int64_t stackBytes;  // -1: unlimited
  int64_t fileBytes;
};

struct Command {
  std::vector<std::string> arguments;
  std::vector<std::string> environment;
  std::string folder;
  bool folderIsWritable;
  bool mayFork;  // profile "build"
  bool hasToolchain;
  bool needsProc;
  bool isSession;
  std::string stdinPath;  // empty: no input
  Limits limits;

  static Command from(const Message& message);
};

// As execve wants them; they point into the strings.
inline std::vector<char*> pointersTo(const std::vector<std::string>& strings) {
  std::vector<char*> pointers;
  pointers.reserve(strings.size() + 1);
  for (const std::string& text : strings) pointers.push_back(const_cast<char*>(text.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}
