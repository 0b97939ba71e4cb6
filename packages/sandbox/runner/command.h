// What the host program asks for: one command, its surroundings and its limits.
#pragma once

#include <string>

#include "box/box.h"
#include "protocol.h"

struct Command {
  ProgramFile program;
  std::string folder;
  bool folderIsWritable;
  Profile profile;
  bool hasToolchain;
  bool needsProc;
  bool isSession;
  bool letsOthersFirst;
  bool isInterpreted;
  std::string stdinPath;  // empty: no input
  Limits limits;

  static Command from(const Message& message);
};
