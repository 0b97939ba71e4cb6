#include <dirent.h>

#include "report.h"

int main() {
  const char *paths[] = {"/etc/shadow", "/etc/hostname", "/etc/hosts", "/etc/ssl", "/root", "/home", "/var", "/srv", "/opt", "/mnt",
                         "/run", "/sys", "/boot", "/host", "/scratch", "/box-root", "/stdin", "/../host", "/proc/1", "/proc/self/root/../host",
                         "/dev/mem", "/dev/kmsg", "/dev/vda", "/dev/sda", "/dev/tty", "/dev/pts", "/dev/shm", "/dev/fuse", "/dev/kvm"};
  for (size_t index = 0; index < sizeof paths / sizeof *paths; index++) {
    int file = open(paths[index], O_RDONLY | O_DIRECTORY);
    if (file < 0) file = open(paths[index], O_RDONLY);
    if (file >= 0) printf("%s is there\n", paths[index]);
  }
  // The box's own, and not the host's.
  DIR *temporary = opendir("/tmp");
  for (struct dirent *entry; temporary && (entry = readdir(temporary));) {
    if (entry->d_name[0] != '.') printf("/tmp holds %s\n", entry->d_name);
  }
  char text[4096] = {0};
  int users = open("/etc/passwd", O_RDONLY);
  read(users, text, sizeof text - 1);
  printf("users: %s", text);
}
