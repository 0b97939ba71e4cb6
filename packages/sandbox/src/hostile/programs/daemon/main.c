#include "report.h"

int main() {
  if (fork() == 0) {
    setsid();
    if (fork() == 0) {
      signal(SIGTERM, SIG_IGN); signal(SIGHUP, SIG_IGN);
      for (;;) pause();
    }
    _exit(0);
  }
  wait(NULL);
  printf("main has ended\n");
}
