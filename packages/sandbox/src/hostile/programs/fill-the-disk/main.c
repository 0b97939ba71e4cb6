#include "report.h"
int fail(const char *what) {
  printf("%s: %s\n", what, strerrorname_np(errno));
  return 1;
}
int main(int count, char **arguments) {
  static char block[1 << 20];
  memset(block, 'x', sizeof block);
  char name[64];
  for (int index = 0; index < 100000; index++) {
    snprintf(name, sizeof name, index % 2 ? "/box/f%d" : "/tmp/f%d", index);
    int file = open(name, O_CREAT | O_WRONLY, 0666);
    if (file < 0) return fail("make a file");
    for (int part = 0; count < 2 && part < 15; part++) {
      if (write(file, block, sizeof block) < 0) return fail("write");
    }
    close(file);
  }
}
