#include "report.h"

/* A tree that whoever cleans up cannot open level by level: too deep, or closed to its own owner. */
static int dig(const char *place, mode_t mode) {
  int depth = 0;
  if (chdir(place) != 0) return -1;
  for (; depth < 20000; depth++) {
    if (mkdir("moved-1", 0700) != 0 || chdir("moved-1") != 0) break;
    close(open("file", O_CREAT | O_WRONLY, 0));
    if (depth > 0 && chmod("..", mode) != 0) break;
  }
  return depth;
}

int main(int count, char **arguments) {
  int deepest = dig(arguments[1], strcmp(arguments[2], "closed") == 0 ? 0 : 0700);
  printf("deep: %s\n", deepest > 5 ? "yes" : "no");
  return 3;
}
