#include "report.h"

#include <pthread.h>

static const size_t size = 900ul << 20;

static char *block(int flags) {
  return mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | flags, -1, 0);
}

static void *fill(void *start) {
  memset(start, 1, size / 8);
  return NULL;
}

static void threads(char *memory) {
  pthread_t thread;
  for (int part = 0; part < 8; part++) pthread_create(&thread, NULL, fill, memory + part * (size / 8));
}

int main(int count, char **arguments) {
  const char *how = arguments[1];
  if (strcmp(how, "populate") == 0) block(MAP_POPULATE);
  if (strcmp(how, "advise") == 0) {
    char *memory = block(0);
    madvise(memory, size, 23 /* MADV_POPULATE_WRITE */);
    memset(memory, 1, size);
  }
  if (strcmp(how, "huge") == 0) {
    char *memory = block(0);
    madvise(memory, size, MADV_HUGEPAGE);
    memset(memory, 1, size);
  }
  if (strcmp(how, "threads") == 0) threads(block(0));
  /* The threads go on for as long as the machine takes to give them so much. */
  for (;;) pause();
}
