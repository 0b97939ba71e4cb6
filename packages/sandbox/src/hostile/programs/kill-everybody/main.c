#include "report.h"

int main() {
  TRY("kill all", kill(-1, SIGKILL));
  TRY("kill init", kill(1, SIGKILL));
  TRY("stop init", kill(1, SIGSTOP));
  TRY("kill parent", kill(getppid(), SIGKILL));
  TRY("kill the runner", kill(0x7fffffff, SIGKILL));
  for (int process = 3; process < 70000; process++) if (kill(process, SIGKILL) == 0) printf("killed %d\n", process);
  printf("parent: %d\n", getppid());
}
