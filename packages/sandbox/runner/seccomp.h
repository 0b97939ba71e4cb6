// Which system calls a program in a box may make. The filter is installed once in the runner and inherited by everything
// that it starts: see permit.h for how the runner itself can still build boxes under it.
#pragma once

#include <linux/filter.h>

#include <cstdint>
#include <optional>
#include <vector>

using Filter = std::vector<sock_filter>;

// Both refuse the kernel interfaces that no judged program needs (sockets, tracing, keys, BPF, io_uring, shared memory,
// modules …), new namespaces and mounts. Judged programs may start threads but no processes; compilers may fork.
// Without a permit nobody may build boxes under the filter.
Filter runFilter(std::optional<uint64_t> permit);
Filter buildFilter(uint64_t permit);

// Requires no_new_privs. Returns -1 with errno like a system call.
int installFilter(const Filter& filter);
