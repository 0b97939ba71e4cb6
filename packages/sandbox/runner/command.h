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
  bool talks;  // With another command, by way of the host.
  bool letsOthersFirst;
  bool isInterpreted;
  std::string stdinPath;  // empty: no input
  // Those exits after which what it wrote into its folder is kept.
  std::vector<int64_t> keptExits;
  Limits limits;

  bool hasInputPipe() const { return isSession || talks; }

  static Command from(const Message& message);
};
