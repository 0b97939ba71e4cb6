// How an output of a program gets to the host as it comes. Of each stream, in either direction, no more is under way than
// a window, and whoever passes it on says so now and then: a side that does not read makes the other one wait, as at any
// full pipe, and neither the runner nor the host holds more than that.
#pragma once

#include <cstdint>
#include <string_view>

#include "protocol.h"

// The host knows the same numbers (src/flow.ts).
constexpr int64_t kWindow = 64 * 1024;
// What is worth a message: of short lines each would cost as much as the line itself.
constexpr int64_t kWorthTelling = kWindow / 4;

class Forwarding {
 public:
  // `stream`: how the host calls it.
  Forwarding(const char* stream, int answers) : stream_(stream), answers_(answers) {}

  // So much more may be forwarded now.
  int64_t room() const { return room_; }
  void addRoom(int64_t bytes) { room_ += bytes; }
  void forward(std::string_view fresh);
  // Nothing comes after it. `goesOn`: the program has only closed it and has not ended.
  void tellEnd(bool goesOn);

 private:
  const char* stream_;
  const int answers_;
  int64_t room_ = kWindow;
};
