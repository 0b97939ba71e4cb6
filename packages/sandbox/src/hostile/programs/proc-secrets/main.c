#include "report.h"

int main(int count, char **arguments, char **environment) {
  const char *paths[] = {"/proc/1/environ", "/proc/1/cmdline", "/proc/1/root/etc", "/proc/1/mem", "/proc/1/maps", "/proc/1/fd",
                         "/proc/kcore", "/proc/kallsyms", "/proc/kmsg", "/proc/meminfo", "/proc/cpuinfo", "/proc/cmdline", "/proc/config.gz",
                         "/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/proc/keys", "/proc/net/tcp", "/proc/mounts2"};
  for (size_t index = 0; index < sizeof paths / sizeof *paths; index++) {
    int file = open(paths[index], O_RDONLY);
    char text[4096];
    if (file >= 0 && read(file, text, sizeof text) != 0) printf("%s is there\n", paths[index]);
  }
  TRY("own memory", open("/proc/self/maps", O_RDONLY));
  TRY("core_pattern", open("/proc/sys/kernel/core_pattern", O_WRONLY));
  TRY("oom_score_adj", open("/proc/self/oom_score_adj", O_WRONLY));
  char text[4096] = {0};
  long length = read(open("/proc/self/environ", O_RDONLY), text, sizeof text);
  printf("environment: %ld\n", length);
  printf("variables: %d\n", environment[0] != NULL);
}
