// The system call filter of a box, made of the rules in allowed-calls.h. The thread that starts boxes installs it once
// (filtered-thread.h), and everything that it starts inherits it; what init needs beyond the program's calls it may
// make with the permit (permit.h).
#pragma once

#include <linux/filter.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "box/box.h"

using Filter = std::vector<sock_filter>;

// Without a permit not even init may do more than the program.
Filter filterFor(Profile profile, std::optional<uint64_t> permit);

// For the calling thread and what it starts. Requires no_new_privs. Returns -1 with errno like a system call.
int installFilter(const Filter& filter);
