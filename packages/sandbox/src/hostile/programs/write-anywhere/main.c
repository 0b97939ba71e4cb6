#include "report.h"

int main() {
  TRY("make a file in /box", open("/box/new", O_CREAT | O_WRONLY, 0666));
  TRY("overwrite the program", open("/box/main", O_WRONLY));
  TRY("chmod the program", chmod("/box/main", 0777));
  TRY("remove the program", unlink("/box/main"));
  TRY("rename the program", rename("/box/main", "/box/other"));
  TRY("hard link", link("/box/main", "/box/other"));
  TRY("symbolic link", symlink("/etc/passwd", "/box/other"));
  TRY("make a folder", mkdir("/box/folder", 0777));
  TRY("change times", utimensat(AT_FDCWD, "/box/main", NULL, 0));
  TRY("file in /", open("/new", O_CREAT | O_WRONLY, 0666));
  TRY("file in /tmp", open("/tmp/new", O_CREAT | O_WRONLY, 0666));
  TRY("file in /dev", open("/dev/new", O_CREAT | O_WRONLY, 0666));
  TRY("file in /usr", open("/usr/new", O_CREAT | O_WRONLY, 0666));
  TRY("write the users", open("/etc/passwd", O_WRONLY));
  TRY("socket file", syscall(SYS_socket, AF_UNIX, SOCK_STREAM, 0));
  TRY("write the compiler", open("/usr/bin/x86_64-linux-gnu-g++-12", O_WRONLY));
  TRY("write to /dev/null", write(open("/dev/null", O_WRONLY), "x", 1));
  TRY("write to /dev/full", write(open("/dev/full", O_WRONLY), "x", 1));
}
