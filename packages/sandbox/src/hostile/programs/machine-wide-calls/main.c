#include "report.h"

/* What belongs to the machine and all who use it. */
int main(void) {
  unsigned long context = 0;
  int file = open("/box/main", O_RDONLY);
  unsigned short nothing[4] = {6, 0, 0, 0x7fff};
  struct { unsigned short length; void *program; } filter = {1, nothing};
  TRY("asynchronous input", syscall(SYS_io_setup, 60000, &context));
  TRY("own filter by prctl", prctl(PR_SET_SECCOMP, 2, &filter, 0, 0));
  TRY("own filter", syscall(SYS_seccomp, 1, 0, &filter));
  TRY("sync", syscall(SYS_sync));
  TRY("syncfs", syscall(SYS_syncfs, file));
  TRY("fsync", fsync(file));
  TRY("range sync", syscall(SYS_sync_file_range, file, 0, 4096, 2));
  TRY("drop the cache", syscall(SYS_fadvise64, file, 0, 0, 4));
  TRY("read ahead", syscall(SYS_readahead, file, 0, 4096));
  TRY("stop all processors", syscall(SYS_membarrier, 1, 0, 0));
  TRY("stop all processors at once", syscall(SYS_membarrier, 2, 0, 0));
  TRY("lock a file", syscall(SYS_flock, file, 2));
  TRY("lock a range", fcntl(file, F_SETLK, &(struct flock){F_RDLCK}));
  TRY("lease", fcntl(file, F_SETLEASE, F_RDLCK));
  TRY("a large pipe", fcntl(1, F_SETPIPE_SZ, 1 << 20));
  TRY("own timer", syscall(SYS_timer_create, CLOCK_MONOTONIC, 0, &context));
  TRY("timer file", syscall(SYS_timerfd_create, CLOCK_MONOTONIC, 0));
  TRY("signal file", syscall(SYS_signalfd4, -1, &context, 8, 0));
  TRY("splice", syscall(SYS_splice, 0, 0, 1, 0, 1, 0));
  TRY("tee", syscall(SYS_tee, 0, 1, 1, 0));
  TRY("large pages", mmap(0, 1 << 21, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0));
  TRY("merge pages", madvise(0, 0, MADV_MERGEABLE));
  TRY("swap out", madvise(0, 0, 21));
  TRY("poison", madvise(0, 4096, 100));
  struct rlimit limit;
  getrlimit(RLIMIT_SIGPENDING, &limit);
  printf("pending signals: %s\n", limit.rlim_max <= 256 ? "few" : "many");
}
