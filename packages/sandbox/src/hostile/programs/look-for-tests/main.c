#include "report.h"

#include <dirent.h>
void show(const char *path) {
  struct dirent **names;
  int count = scandir(path, &names, NULL, alphasort);
  printf("%s:", path);
  for (int index = 0; index < count; index++) if (names[index]->d_name[0] != '.') printf(" %s", names[index]->d_name);
  printf("\n");
}
int main() {
  char target[4096] = {0};
  readlink("/proc/self/fd/0", target, sizeof target - 1);
  printf("input: %s\n", target);
  show("/box"); show("/box/.."); show("/proc/self/cwd/.."); show("/dev"); show("/etc");
}
