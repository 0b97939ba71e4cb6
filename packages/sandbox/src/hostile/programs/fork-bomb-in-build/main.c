#include "report.h"

int main() {
  int children = 0;
  for (int attempt = 0; attempt < 1000; attempt++) {
    pid_t child = fork();
    if (child == 0) for (;;) pause();
    if (child > 0) children++;
  }
  printf("%s\n", children > 20 && children <= 32 ? "capped" : "not capped");
  TRY("fork", fork());
  fflush(stdout);
  _exit(0);
}
