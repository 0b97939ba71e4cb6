#include "report.h"

int main(int count, char **arguments) {
  static char block[65536];
  memset(block, 'x', sizeof block);
  long times = count > 1 ? 20 : 1 << 30;
  for (long index = 0; index < times; index++) write(2, block, sizeof block);
  printf("done\n");
}
