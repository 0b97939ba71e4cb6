// The system calls that programs of each profile may make, with conditions on their arguments where they matter. The
// lists were made from traces of ordinary programs and of the tool chains;
// docs/decisions/0021-calls-that-are-allowed.md says how to extend them.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "box/box.h"

// Holds when, of an argument's lower 32 bits, those in the mask are one of the values (or none of them). No call that
// is listed with a condition looks at the upper bits there.
struct Condition {
  int argument;
  uint32_t mask;
  bool isOneOf;
  std::vector<uint32_t> values;
};

struct CallRule {
  // The call is made when all conditions of one of these hold; with none at all, it is not made.
  std::vector<std::vector<Condition>> ways = {};
  // What it answers otherwise.
  int error;
  // Init needs it to start the program, and may make it with the permit (permit.h).
  bool isForInit = false;
};

// By the number of the call. What is not there is refused.
std::map<uint32_t, CallRule> callRules(Profile profile);

// Calls from here on are newer than these lists. They do not exist in a box, so that programs do without them.
constexpr uint32_t kFirstUnknownCall = 451;
