#include "report.h"

/* Memory that could be shared stays with the kernel when a process lets go of its pages, and no figure of the process
 * shows it. */
static void *map(int protection, int flags, int file) {
  return mmap(NULL, 1 << 20, protection, flags, file, 0);
}

/* Fills 1 MB at a time, up to 300 MB, and lets go of each; returns what it could read back in the end. */
static int hold(int flags, int file) {
  char *blocks[300];
  int count = 0;
  int kept = 0;
  while (count < 300) {
    char *block = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, flags, file, 0);
    if (block == MAP_FAILED) break;
    memset(block, 1, 1 << 20);
    madvise(block, 1 << 20, MADV_DONTNEED);
    blocks[count++] = block;
  }
  for (int index = 0; index < count; index++) kept += blocks[index][5000] == 1;
  return kept;
}

int main(void) {
  int zeros;
  const int input = open("/dev/stdin", O_RDONLY);
  const int both = PROT_READ | PROT_WRITE;
  TRY("shared anonymous", map(both, MAP_SHARED | MAP_ANONYMOUS, -1));
  TRY("shared anonymous, only read", map(PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1));
  TRY("shared and validated", map(both, MAP_SHARED_VALIDATE | MAP_ANONYMOUS, -1));
  TRY("the device of zeros", zeros = open("/dev/zero", O_RDWR));
  TRY("huge pages", map(both, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1));
  TRY("a shared file to write", map(both, MAP_SHARED, input));
  TRY("a shared file to run", map(PROT_READ | PROT_EXEC, MAP_SHARED, input));
  TRY("a shared file to read", map(PROT_READ, MAP_SHARED, input));
  TRY("a file of one's own", map(both, MAP_PRIVATE, input));
  TRY("memory of one's own", map(both, MAP_PRIVATE | MAP_ANONYMOUS, -1));
  printf("held: %d MB of shared memory, %d of shared zeros\n", hold(MAP_SHARED | MAP_ANONYMOUS, -1), hold(MAP_SHARED, zeros));
}
