// out: 3 4 28 3 1 8
#include <cstdio>
int main() {
  unsigned x = 0b10110;
  x &= x - 1;
  printf("%d %d %d %d %d %d\n", __builtin_popcount(22), 22 & -22 ? 4 : 0, __builtin_clz(8), __builtin_ctz(8), x == 20,
         1 << 31 - __builtin_clz(15));
}
