// What the runner answers to its host program (protocol.h).
#pragma once

#include "outcome.h"
#include "protocol.h"

// An answer of this type that says why there is no better one.
Message failure(const char* type, const std::string& why);

Message reportOf(const RunResult& result);
