// Which system calls the programs in a box may make. Two stages, because a filter costs start-up time for each of its
// instructions: the long list is installed once in the runner and inherited by every box; the short one, which forbids
// what the runner itself still needs to build a box, is installed right before each program starts.
#pragma once

#include <linux/filter.h>

#include <vector>

using Filter = std::vector<sock_filter>;

// Kernel interfaces that no judged program needs: sockets, tracing, keys, BPF, io_uring, shared memory, modules …
Filter permanentFilter();

// No new namespaces and mounts. Judged programs may start threads but no processes; compilers may fork.
Filter runFilter();
Filter buildFilter();

// Requires no_new_privs. Returns -1 with errno like a system call; it allocates nothing, so a vforked child may use it.
int installFilter(const Filter& filter);
