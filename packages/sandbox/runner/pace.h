// How soon a box has to be looked at again where no kernel keeps its memory limit: the less there is left of it, the
// sooner, so that even a program that takes memory as fast as it can be had is caught close to its limit.
#pragma once

#include "usage.h"

// At most `longestMicros`.
int64_t microsToNextLook(const Usage& usage, int64_t memoryBytes, int64_t longestMicros);
