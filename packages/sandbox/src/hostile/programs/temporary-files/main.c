#include "report.h"

#include <dirent.h>
#include <sys/sysmacros.h>

static char block[1 << 16];

static int fill(const char *name, int isUnlinked) {
  int written = 0;
  int file = open(name, O_CREAT | O_WRONLY, 0600);
  if (isUnlinked) unlink(name);
  memset(block, 'x', sizeof block);
  while (write(file, block, sizeof block) == sizeof block) written++;
  printf("write: %s\n", strerrorname_np(errno));
  written /= 16;
  printf("filled: %s MB\n", written >= 15 && written <= 16 ? "15 to 16" : written > 16 ? "more" : "less");
  // It is gone with the program: a watch that waits for the processor itself has to come to look before.
  if (isUnlinked) usleep(500000);
  return 0;
}

static int many(void) {
  char name[64];
  int count = 0;
  for (;; count++) {
    snprintf(name, sizeof name, "/tmp/f%d", count);
    int file = open(name, O_CREAT | O_WRONLY, 0);
    if (file < 0) break;
    close(file);
  }
  printf("make a file: %s\n", strerrorname_np(errno));
  printf("made: %s\n", count >= 200 && count <= 256 ? "200 to 256" : "another number");
  return 0;
}

static int deep(void) {
  int depth = 0;
  if (chdir("/tmp") != 0) return 1;
  while (mkdir("moved-1", 0700) == 0 && chdir("moved-1") == 0) {
    close(open("file", O_CREAT | O_WRONLY, 0));
    if (depth++ > 0) chmod("..", 0);
  }
  printf("deep: %s\n", depth > 5 ? "yes" : "no");
  return 0;
}

static int see(void) {
  struct dirent **names;
  int count = scandir("/tmp", &names, NULL, alphasort);
  printf("/tmp:");
  for (int index = 0; index < count; index++) {
    if (names[index]->d_name[0] != '.') printf(" %s", names[index]->d_name);
  }
  printf("\n");
  return 0;
}

static int other(void) {
  int file = open("/tmp/program", O_CREAT | O_RDWR, 0700);
  write(file, "#!/bin/sh\n", 10);
  char *arguments[] = {"/tmp/program", NULL};
  TRY("run it", execve(arguments[0], arguments, NULL));
  TRY("map it to run", mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, file, 0));
  TRY("map it to share", mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0));
  TRY("link out", symlink("/dev/stdin", "/tmp/link"));
  TRY("hard link", link("/tmp/program", "/tmp/second"));
  TRY("device", mknod("/tmp/zero", S_IFCHR | 0666, makedev(1, 5)));
  TRY("named pipe", mkfifo("/tmp/pipe", 0600));
  struct flock part = {.l_type = F_WRLCK, .l_len = 1};
  TRY("lock", fcntl(file, F_SETLK, &part));
  TRY("memory without a name", open("/tmp", O_TMPFILE | O_RDWR, 0600));
  TRY("move it out", rename("/tmp/program", "/box/program"));
  return 0;
}

int main(int count, char **arguments) {
  switch (arguments[1][0]) {
    case 'f': return fill("/tmp/full", 0);
    case 'u': return fill("/tmp/full", 1);
    case 'm': return many();
    case 'd': return deep();
    case 's': return see();
    default: return other();
  }
}
