/*
 * Starts the runner as it would be in a container without privileges: root with Docker's capabilities, no system call that
 * makes namespaces or mounts (as in Docker's default seccomp profile), clone3 absent. With -DUSER=n: as that user.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define LOAD(offset) {BPF_LD | BPF_W | BPF_ABS, 0, 0, offset}
#define REFUSE(number, error) \
  {BPF_JMP | BPF_JEQ | BPF_K, 0, 1, number}, {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ERRNO | (error)}
#define NAMESPACES 0x7e020000

/* chown, dac_override, fowner, fsetid, kill, setgid, setuid, setpcap, net_bind, net_raw, chroot, mknod, audit_write, setfcap */
static const unsigned long kept = 1ul << 0 | 1ul << 1 | 1ul << 3 | 1ul << 4 | 1ul << 5 | 1ul << 6 | 1ul << 7 | 1ul << 8 |
                                  1ul << 10 | 1ul << 13 | 1ul << 18 | 1ul << 27 | 1ul << 29 | 1ul << 31;

int main(void) {
  struct sock_filter rules[] = {
      LOAD(offsetof(struct seccomp_data, nr)),
      REFUSE(SYS_mount, EPERM), REFUSE(SYS_umount2, EPERM), REFUSE(SYS_unshare, EPERM), REFUSE(SYS_setns, EPERM),
      REFUSE(SYS_pivot_root, EPERM), REFUSE(SYS_clone3, ENOSYS),
      {BPF_JMP | BPF_JEQ | BPF_K, 0, 3, SYS_clone},
      LOAD(offsetof(struct seccomp_data, args[0])),
      {BPF_JMP | BPF_JSET | BPF_K, 0, 1, NAMESPACES},
      {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ERRNO | EPERM},
      {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW},
  };
  struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
  for (int capability = 0; capability < 41; capability++) {
    if (!(kept >> capability & 1) && prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) != 0) return perror("capability"), 1;
  }
#ifdef USER
  if (setgid(USER) != 0 || setuid(USER) != 0) return perror("user"), 1;
#endif
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return perror("no_new_privs"), 1;
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) != 0) return perror("seccomp"), 1;
  char *nothing[] = {NULL}, *arguments[] = {"runner", NULL};
  execve(RUNNER, arguments, nothing);
  return perror("execve"), 1;
}
