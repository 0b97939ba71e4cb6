#include "report.h"

/* Threads with a table of descriptors each, all of them full of pipes, all of these full of text. */
#define THREADS 60
#define STACK_BYTES 65536

static char text[65536];

static int fillOwnTable(void *unused) {
  int ends[2];
  while (syscall(SYS_pipe2, ends, O_NONBLOCK) == 0) {
    while (syscall(SYS_write, ends[1], text, sizeof text) > 0) {
    }
  }
  for (;;) syscall(SYS_ppoll, NULL, 0, NULL, NULL, 0);
}

int main(void) {
  const int flags = CLONE_VM | CLONE_THREAD | CLONE_SIGHAND;
  for (int index = 0; index < THREADS; index++) {
    char *stack = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    const int thread = clone(fillOwnTable, stack + STACK_BYTES, flags, NULL);
    if (thread > 0) continue;
    printf("a thread with descriptors of its own: %s\n", strerrorname_np(errno));
    break;
  }
  usleep(300000);
  fflush(stdout);
  _exit(0);
}
