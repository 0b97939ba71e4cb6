// The calls that build a box, and that no program in a box may make: new processes, namespaces and mounts.
//
// The runner and the programs live under one and the same system call filter, because installing another one before each
// program would cost more than everything else about a box (0.12 of 0.36 ms, measured 2026-11-21: the kernel compiles it
// and must tell all processors). What tells them apart is a password: 64 random bits in a register that the kernel does
// not look at for these calls, and the filter does. A program has no way to learn it: its memory and registers are fresh
// from execve, and it can neither trace nor read the runner or its init.
#pragma once

#include <sys/types.h>

#include <cstdint>

// To be called once, before the filter is made.
void choosePermit();
uint64_t permit();

// Which argument carries it; mount() uses all but the last itself.
constexpr int kPermitArgument = 4;
constexpr int kPermitArgumentOfMount = 5;

// As in linux/sched.h, which does not go together with sched.h.
struct CloneArguments {
  uint64_t flags, pidfd, childTid, parentTid, exitSignal, stack, stackSize, tls, setTid, setTidSize, cgroup;
};
constexpr uint64_t kIntoCgroup = 0x200000000ull;

// Like the system calls of these names: -1 and errno on failure.
pid_t permittedFork();
pid_t permittedClone3(const CloneArguments& arguments);
// clone3(2) with CLONE_VM: `child` runs on the stack of the arguments, in this process's memory, at the same time.
pid_t permittedClone3On(const CloneArguments& arguments, int (*child)(void*), void* argument);
// Runs `child` on its own stack in this process's memory; returns when it has executed a program or left.
pid_t permittedVfork(int (*child)(void*), void* argument);
int permittedUnshare(int flags);
int permittedSetns(int descriptor, int flags);
int permittedChroot(const char* path);
int permittedMount(const char* source, const char* target, const char* type, unsigned long flags, const char* options);
// mount_setattr(2) from the current folder on, for a mount and all below it; `attributes` are MOUNT_ATTR_ flags to add.
int permittedRestrictTree(const char* target, uint64_t attributes);
int permittedUnmount(const char* target, int flags);
int permittedPivotRoot(const char* newRoot, const char* oldRoot);
