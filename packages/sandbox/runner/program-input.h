// Standard input of a program that stays: what the host sends goes on as fast as the program reads it.
#pragma once

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

 private:
  Fd pipe_;
  std::string pending_;
  bool isLast_ = false;
};
