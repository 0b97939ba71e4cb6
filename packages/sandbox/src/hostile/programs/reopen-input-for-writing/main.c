#include "report.h"

int main() {
  char text[64] = {0};
  TRY("read", read(0, text, sizeof text));
  printf("input: %s", text);
  TRY("write to descriptor 0", write(0, "HACKED", 6));
  TRY("open /dev/stdin for writing", open("/dev/stdin", O_RDWR));
  TRY("truncate /dev/stdin", truncate("/dev/stdin", 0));
  TRY("chmod /dev/stdin", chmod("/dev/stdin", 0777));
  TRY("fchmod 0", fchmod(0, 0777));
  TRY("ftruncate 0", ftruncate(0, 0));
  TRY("open /proc/self/fd/0", open("/proc/self/fd/0", O_RDWR));
  TRY("open /dev/stdin for reading", open("/dev/stdin", O_RDONLY));
}
