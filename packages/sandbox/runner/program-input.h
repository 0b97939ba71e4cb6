// Standard input of a program that the host talks to: what it sends goes on as fast as the program reads it. It sends no
// more than it knows there is room for (forwarding.h), and is told when there is room again.
#pragma once

#include <cstdint>

#include <string>
#include <string_view>

#include "fd.h"

class ProgramInput {
 public:
  // Not valid where the input is a file.
  explicit ProgramInput(Fd pipe) : pipe_(std::move(pipe)) {}

  void makeNonBlocking();
  void add(std::string_view data);
  // Once everything is written.
  void close();
  // To be told when the program reads on; -1 while there is nothing for it.
  int waitingFd() const { return pending_.empty() ? -1 : pipe_.get(); }
  void write();
  // Tells the host, once it is worth a message, how much has gone to the program since it was told last.
  void tellTaken(int answers);

 private:
  Fd pipe_;
  std::string pending_;
  int64_t taken_ = 0;
  bool isLast_ = false;
};
