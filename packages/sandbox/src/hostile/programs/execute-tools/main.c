#include "report.h"

/* One program is started in a box, and it starts no other one, neither beside itself nor in its own place. */
int main(int count, char **arguments) {
  char *shell[] = {"/bin/sh", "-c", "echo unreachable", NULL};
  TRY("a shell", execve("/bin/sh", shell, NULL));
  TRY("itself", execve("/box/main", arguments, NULL));
  TRY("by descriptor", syscall(SYS_execveat, open("/box/main", O_RDONLY), "", arguments, NULL, 0x1000));
  TRY("by path", syscall(SYS_execveat, AT_FDCWD, "/bin/sh", shell, NULL, 0));
  for (unsigned long guess = 0; guess < 100000; guess++) syscall(SYS_execve, "/bin/sh", shell, NULL, 0, guess * 0x9e3779b97f4a7c15ul);
}
