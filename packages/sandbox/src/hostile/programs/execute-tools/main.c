#include "report.h"

int main(int count, char **arguments) {
  char *shell[] = {"/bin/sh", "-c", "echo $$ $HOME; while read line; do echo $line; done < /etc/passwd; for f in /home/* /root/*; do echo $f; done; id; echo unreachable", NULL};
  TRY("compiler in an empty root", execve("/usr/bin/g++-nothing", shell, NULL));
  execve("/bin/sh", shell, NULL);
  printf("no shell\n");
}
