#include "report.h"

int main() {
  signal(SIGCHLD, SIG_IGN);
  TRY("fork", fork());
  for (;;) {
    pid_t child = fork();
    if (child < 0) return 1;
    if (child == 0) {
      clock_t start = clock();
      while (clock() - start < 20000) ;
      _exit(0);
    }
    waitpid(child, NULL, 0);
  }
}
