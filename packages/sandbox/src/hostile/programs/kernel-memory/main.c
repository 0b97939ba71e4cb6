#include "report.h"

#include <sys/epoll.h>

/* What the kernel keeps for a process beside its pages: as much of it as the process can get. */
static void fillPipe(int end, int size) {
  static char text[1 << 20];
  fcntl(end, F_SETPIPE_SZ, size);
  fcntl(end, F_SETFL, O_NONBLOCK);
  while (write(end, text, sizeof text) > 0) {
  }
}

static void pipes(void) {
  int ends[2];
  while (pipe(ends) == 0) fillPipe(ends[1], 1 << 20);
}

static void sockets(void) {
  static char text[1 << 16];
  int ends[2];
  while (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0) {
    for (int side = 0; side < 2; side++) {
      fcntl(ends[side], F_SETFL, O_NONBLOCK);
      while (write(ends[side], text, sizeof text) > 0) {
      }
    }
  }
}

static void timers(void) {
  timer_t timer;
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1};
  for (int count = 0; count < 500000 && syscall(SYS_timer_create, CLOCK_MONOTONIC, &event, &timer) == 0; count++) {
  }
}

static void signals(void) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, NULL);
  for (int count = 0; count < 500000 && sigqueue(getpid(), SIGRTMIN + 1, (union sigval){0}) == 0; count++) {
  }
}

/* The key of an entry is a file and its number: a file under each of its numbers, and with each of many polls. */
static void polls(void) {
  int ends[2], polled[100], waiting[60];
  for (int index = 0; index < 60; index++) waiting[index] = epoll_create1(0);
  for (int index = 0; index < 100; index += 2) {
    if (pipe(ends) != 0) break;
    polled[index] = ends[0];
    polled[index + 1] = ends[1];
  }
  struct epoll_event event = {.events = EPOLLIN};
  for (int number = 200; number < 220; number++) {
    for (int index = 0; index < 100; index++) {
      dup2(polled[index], number);
      for (int poll = 0; poll < 60; poll++) epoll_ctl(waiting[poll], EPOLL_CTL_ADD, number, &event);
    }
  }
}

static void locks(void) {
  const int file = open("/box/main", O_RDONLY);
  int count = 0;
  for (; count < 3000; count++) {
    struct flock lock = {.l_type = F_RDLCK, .l_whence = SEEK_SET, .l_start = 2 * count, .l_len = 1};
    if (fcntl(file, F_SETLK, &lock) != 0 && fcntl(file, F_OFD_SETLK, &lock) != 0) break;
  }
  printf("locks: %s\n", count == 0 ? "none" : "some");
  fflush(stdout);
}

static void mappings(void) {
  for (int index = 0; index < 70000; index++) {
    const int protection = index % 2 == 0 ? PROT_READ : PROT_READ | PROT_WRITE;
    char *page = mmap(NULL, 4096, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) return;
  }
}

int main(int count, char **arguments) {
  const char *what = arguments[1];
  if (strcmp(what, "pipes") == 0) pipes();
  if (strcmp(what, "sockets") == 0) sockets();
  if (strcmp(what, "timers") == 0) timers();
  if (strcmp(what, "signals") == 0) signals();
  if (strcmp(what, "polls") == 0) polls();
  if (strcmp(what, "locks") == 0) locks();
  if (strcmp(what, "mappings") == 0) mappings();
  /* Long enough to be seen. */
  usleep(100000);
}
