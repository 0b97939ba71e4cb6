// The calls that start a program in a box, and that the program itself may not make: new processes, namespaces and
// mounts, other credentials, the execution of a file.
//
// Init and the program live under one and the same system call filter, because installing another one before each
// program would cost more than everything else about a box (0.12 of 0.36 ms, measured 2026-11-21: the kernel compiles
// it and must tell all processors), and because no filter can tell the start of the program from what the program
// executes later. What tells them apart is a password: 64 random bits in a register that the kernel does not look at
// for these calls, and the filter does. A program has no way to learn it: its memory and registers are fresh from
// execve, and it can neither trace nor read the runner or its init.
#pragma once

#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include <cstdint>

// To be called once, before a filter is made.
void choosePermit();
uint64_t permit();

// Which argument carries it; mount() uses all but the last itself.
constexpr int permitArgumentOf(uint32_t number) { return number == SYS_mount ? 5 : 4; }

// As in linux/sched.h, which does not go together with sched.h.
struct CloneArguments {
  uint64_t flags, pidfd, childTid, parentTid, exitSignal, stack, stackSize, tls, setTid, setTidSize, cgroup;
};
constexpr uint64_t kIntoCgroup = 0x200000000ull;

// A system call of up to four arguments that no program may make. Like syscall(2): -1 and errno on failure.
template <typename First = long, typename Second = long, typename Third = long, typename Fourth = long>
long permitted(long number, First first = {}, Second second = {}, Third third = {}, Fourth fourth = {}) {
  return syscall(number, first, second, third, fourth, permit());
}

int permittedMount(const char* source, const char* target, const char* type, unsigned long flags, const char* options);
pid_t permittedClone3(const CloneArguments& arguments);
// clone3(2) with CLONE_VM: `child` runs on the stack of the arguments, in this process's memory, at the same time.
pid_t permittedClone3On(const CloneArguments& arguments, int (*child)(void*), void* argument);
// Runs `child` on its own stack in this process's memory; returns when it has executed a program or left.
pid_t permittedVfork(int (*child)(void*), void* argument);
