// out: in range
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
int main() {
  srand(time(NULL));
  int x = rand() % 6 + 1;
  puts(x >= 1 && x <= 6 ? "in range" : "out");
}
