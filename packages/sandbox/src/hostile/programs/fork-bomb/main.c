#include "report.h"

int main() {
  int children = 0;
  for (int attempt = 0; attempt < 1000; attempt++) {
    pid_t child = fork();
    if (child == 0) pause();
    if (child > 0) children++;
  }
  printf("children: %d\n", children);
  TRY("fork", fork());
  TRY("vfork", vfork());
  TRY("clone", syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
  TRY("clone3", syscall(SYS_clone3, 0, 0));
}
