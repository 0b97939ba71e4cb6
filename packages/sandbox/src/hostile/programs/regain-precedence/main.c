#include "report.h"

/* As in linux/sched/types.h. */
struct attributes {
  unsigned size, policy;
  unsigned long long flags;
  int nice;
  unsigned priority;
  unsigned long long runtime, deadline, period;
};

static void try_all(void) {
  struct sched_param none = {0};
  struct attributes ordinary = {.size = sizeof ordinary};
  struct rlimit more = {40, 40};
  TRY("ordinary policy", syscall(SYS_sched_setscheduler, 0, SCHED_OTHER, &none));
  TRY("batch policy", syscall(SYS_sched_setscheduler, 0, SCHED_BATCH, &none));
  TRY("policy of the init", syscall(SYS_sched_setscheduler, 1, SCHED_OTHER, &none));
  TRY("attributes", syscall(SYS_sched_setattr, 0, &ordinary, 0));
  TRY("parameters", sched_setparam(0, &none));
  TRY("nice", setpriority(PRIO_PROCESS, 0, 0));
  TRY("nice of the user", setpriority(PRIO_USER, 0, 0));
  TRY("limit of nice", setrlimit(RLIMIT_NICE, &more));
  TRY("limit of nice for another", prlimit(1, RLIMIT_NICE, &more, NULL));
  TRY("group of the session", open("/proc/self/autogroup", O_WRONLY));
  TRY("another session", setsid());
}

/* A child is what its parent is. */
int main(int count, char **arguments) {
  (void)arguments;
  if (count > 1 && fork() == 0) {
    try_all();
    _exit(0);
  }
  if (count > 1) wait(NULL);
  else try_all();
}
