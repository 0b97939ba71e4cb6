#include "report.h"

#include <pthread.h>

/* The first thread ends, and with it the figures that most of /proc shows of a process. */
static void *fill(void *size) {
  usleep(100000);
  const size_t bytes = (size_t)size << 20;
  char *block = malloc(bytes);
  for (size_t at = 0; at < bytes; at += 4096) block[at] = 1;
  sleep(60);
  return NULL;
}

int main(int count, char **arguments) {
  pthread_t thread;
  pthread_create(&thread, NULL, fill, (void *)atol(arguments[1]));
  syscall(SYS_exit, 0);
}
