#include "report.h"
#include <linux/ioprio.h>

/* Every call that names a process, with the id of init: its memory is the runner's, and its user may be our own. */
int main(void) {
  int nothing[64] = {0};
  unsigned long mask[16] = {1};
  struct rlimit second = {1, 1}, none = {0, 0};
  struct iovec { void *base; size_t size; } memory = {nothing, 1};
  TRY("processor time of init", syscall(SYS_prlimit64, 1, RLIMIT_CPU, &second, 0));
  TRY("memory of init", syscall(SYS_prlimit64, 1, RLIMIT_AS, &none, 0));
  TRY("limits of init", syscall(SYS_prlimit64, 1, RLIMIT_NOFILE, 0, nothing));
  TRY("processors of init", syscall(SYS_sched_setaffinity, 1, sizeof mask, mask));
  TRY("processors seen", syscall(SYS_sched_getaffinity, 1, sizeof mask, mask));
  TRY("scheduler of init", syscall(SYS_sched_setscheduler, 1, SCHED_BATCH, nothing));
  TRY("deadline of init", syscall(SYS_sched_setattr, 1, nothing, 0));
  TRY("parameters of init", syscall(SYS_sched_setparam, 1, nothing));
  TRY("priority of init", setpriority(PRIO_PROCESS, 1, 19));
  TRY("priority of the user", setpriority(PRIO_USER, 0, 19));
  TRY("priority of the group", setpriority(PRIO_PGRP, 0, 19));
  TRY("disk priority of init", syscall(SYS_ioprio_set, 1, 1, 0));
  TRY("robust list of init", syscall(SYS_get_robust_list, 1, nothing, nothing));
  TRY("pages of init", syscall(SYS_move_pages, 1, 0, 0, 0, 0, 0));
  TRY("nodes of init", syscall(SYS_migrate_pages, 1, 0, 0, 0));
  TRY("handle of init", syscall(SYS_pidfd_open, 1, 0));
  TRY("signal by handle", syscall(SYS_pidfd_send_signal, 0, SIGKILL, 0, 0));
  TRY("thread signal", syscall(SYS_tkill, 1, SIGKILL));
  TRY("group signal", syscall(SYS_tgkill, 1, 1, SIGKILL));
  TRY("queued signal", syscall(SYS_rt_sigqueueinfo, 1, SIGTERM, nothing));
  TRY("queued thread signal", syscall(SYS_rt_tgsigqueueinfo, 1, 1, SIGTERM, nothing));
  TRY("own group", kill(0, SIGCONT));
  TRY("group of init", kill(-1, SIGCONT));
  TRY("owner of a pipe", fcntl(1, F_SETOWN, 1));
  TRY("own session", setsid());
  TRY("scheduling core", prctl(62, 1, 1, 0, 0));
  TRY("core scheduling of init", prctl(62, 2, 1, 0, 0));
  TRY("subreaper", prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0));
  for (int signal = 1; signal <= 64; signal++) if (syscall(SYS_kill, 1, signal) == 0) printf("signal %d reached init\n", signal);
}
