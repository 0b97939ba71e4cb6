/* One line per attempt: its name, and "ok" or the name of the error. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define TRY(name, call)                                                          \
  do {                                                                           \
    errno = 0;                                                                   \
    long result_ = (long)(call);                                                 \
    printf("%s: %s\n", name, result_ == -1 ? strerrorname_np(errno) : "ok");     \
    fflush(stdout);                                                              \
  } while (0)
