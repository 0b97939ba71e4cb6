#include "box/permit.h"

#include <sched.h>
#include <sys/random.h>

#include <csignal>

#include "step.h"

namespace {

uint64_t chosen = 0;

constexpr size_t kVforkStackBytes = 64 << 10;
alignas(64) char vforkStack[kVforkStackBytes];

}  // namespace

void choosePermit() { must("choose the permit", getrandom(&chosen, sizeof chosen, 0)); }

uint64_t permit() { return chosen; }


pid_t permittedClone3(const CloneArguments& arguments) {
  return static_cast<pid_t>(permitted(SYS_clone3, &arguments, sizeof arguments));
}

// The child has no frame to return to, so that no C++ can stand between the call and the function.
pid_t permittedClone3On(const CloneArguments& arguments, int (*child)(void*), void* argument) {
#if defined(__x86_64__)
  long result = SYS_clone3;
  register uint64_t word asm("r8") = chosen;
  register int (*function)(void*) asm("r12") = child;
  register void* value asm("r13") = argument;
  asm volatile(
      "syscall\n\t"
      "testq %%rax, %%rax\n\t"
      "jnz 1f\n\t"
      "xorl %%ebp, %%ebp\n\t"
      "movq %%r13, %%rdi\n\t"
      "callq *%%r12\n\t"
      "ud2\n"
      "1:"
      : "+a"(result)
      : "D"(&arguments), "S"(sizeof arguments), "r"(word), "r"(function), "r"(value)
      : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long result asm("x0") = reinterpret_cast<long>(&arguments);
  register size_t second asm("x1") = sizeof arguments;
  register uint64_t word asm("x4") = chosen;
  register long number asm("x8") = SYS_clone3;
  register int (*function)(void*) asm("x19") = child;
  register void* value asm("x20") = argument;
  asm volatile(
      "svc #0\n\t"
      "cbnz x0, 1f\n\t"
      "mov x29, #0\n\t"
      "mov x0, x20\n\t"
      "blr x19\n\t"
      "brk #0\n"
      "1:"
      : "+r"(result)
      : "r"(second), "r"(word), "r"(number), "r"(function), "r"(value)
      : "memory", "cc");
#endif
  if (result >= 0) return static_cast<pid_t>(result);
  errno = static_cast<int>(-result);
  return -1;
}

pid_t permittedVfork(int (*child)(void*), void* argument) {
  // Without the flags that give them a meaning, the last two arguments are free. Their order differs between machines.
  void* word = reinterpret_cast<void*>(chosen);
  return clone(child, vforkStack + kVforkStackBytes, CLONE_VM | CLONE_VFORK | SIGCHLD, argument, nullptr, word, word);
}

int permittedMount(const char* source, const char* target, const char* type, unsigned long flags, const char* options) {
  return static_cast<int>(syscall(SYS_mount, source, target, type, flags, options, chosen));
}
