#include "report.h"

int main() {
  for (;;) {
    char *block = malloc(1 << 20);
    if (block == NULL) return 3;
    memset(block, 1, 1 << 20);
  }
}
