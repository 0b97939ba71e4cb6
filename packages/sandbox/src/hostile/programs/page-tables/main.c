#include "report.h"

/* A page that is only read shows no memory, and every 2 MB need a table of 4 KB. */
int main(void) {
  const size_t size = 256ul << 30;
  const size_t step = 2ul << 20;
  volatile char *space = mmap(NULL, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (space == MAP_FAILED) return 3;
  for (size_t at = 0; at < size; at += step) (void)space[at];
  sleep(1);
}
