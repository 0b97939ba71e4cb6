#include "report.h"

#include <dirent.h>
void show(const char *path) {
  struct dirent **names;
  int count = scandir(path, &names, NULL, alphasort);
  printf("%s:", path);
  for (int index = 0; index < count; index++) {
    const char *name = names[index]->d_name;
    if (name[0] == '.' || (strcmp(path, "/proc") == 0 && (name[0] < '0' || name[0] > '9'))) continue;
    printf(" %s", name);
  }
  printf("\n");
}
int main(int count, char **arguments) {
  if (arguments[1][0] == 'l') {
    close(open("/tmp/left-behind", O_CREAT | O_WRONLY, 0666));
    close(open("/box/left-behind", O_CREAT | O_WRONLY, 0666));
    if (fork() == 0) { setsid(); for (;;) pause(); }
    usleep(400000);
    printf("left\n");
    return 1;
  }
  usleep(200000);
  show("/tmp");
  show("/box");
  show("/proc");
  TRY("kill all", kill(-1, SIGKILL));
  return 1;
}
