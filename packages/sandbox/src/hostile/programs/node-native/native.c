#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static void report(const char* name, long result) {
  if (result == -1) printf("%s: %s\n", name, strerrorname_np(errno));
  else printf("%s: ok %ld\n", name, result);
}

/* What a program could do that has broken out of V8: it is native code in the copy of a process that made boxes. */
__attribute__((constructor)) static void attack(void) {
  report("fork", syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
  report("vfork", vfork());
  report("clone3", syscall(SYS_clone3, 0, 0));
  report("user namespace", unshare(CLONE_NEWUSER));
  report("mount namespace", unshare(CLONE_NEWNS));
  report("enter a namespace", setns(0, CLONE_NEWNS));
  report("mount", mount("x", "/box", "tmpfs", 0, 0));
  report("unmount", umount2("/box", MNT_DETACH));
  report("chroot", chroot("/box"));
  report("trace init", ptrace(PTRACE_ATTACH, 1, 0, 0));
  report("socket", socket(AF_UNIX, SOCK_STREAM, 0));
  report("another filter", syscall(SYS_seccomp, 1, 0, 0));
  report("raise a limit", setrlimit(RLIMIT_NOFILE, &(struct rlimit){4096, 4096}));
  report("write to the box", open("/box/new", O_WRONLY | O_CREAT, 0600));
  report("no new privileges", prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0));
  report("filter mode", prctl(PR_GET_SECCOMP, 0, 0, 0, 0));
  report("ambient capability", prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_IS_SET, CAP_SYS_ADMIN, 0, 0));
  report("bounding set", prctl(PR_CAPBSET_READ, CAP_SYS_ADMIN, 0, 0, 0));

  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct held[2];
  syscall(SYS_capget, &header, held);
  printf("capabilities: %u %u %u\n", held[0].effective, held[0].permitted, held[0].inheritable);
  printf("root: %s\n", getuid() == 0 || geteuid() == 0 ? "yes" : "no");
  printf("own session: %s\n", getppid() == 1 ? "yes" : "no");

  /* The way to the zygote, or what it has open: other than pipes, epoll, eventfd and /dev/null of this box. */
  for (int descriptor = 3; descriptor < 1024; descriptor++) {
    struct stat state;
    if (fstat(descriptor, &state) != 0) continue;
    const int isPlain = S_ISFIFO(state.st_mode) || S_ISCHR(state.st_mode) || (state.st_mode & S_IFMT) == 0;
    if (!isPlain && !S_ISREG(state.st_mode)) printf("descriptor %d: mode %o\n", descriptor, state.st_mode);
  }
  for (char** variable = environ; *variable != NULL; variable++) printf("environment: %s\n", *variable);
  fflush(stdout);
}
