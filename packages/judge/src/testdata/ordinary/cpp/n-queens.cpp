// in: 8
// out: 92
#include <iostream>
int n, all, count;
void place(int cols, int d1, int d2) {
  if (cols == all) { ::count++; return; }
  for (int free = all & ~(cols | d1 | d2); free;) {
    int bit = free & -free;
    free ^= bit;
    place(cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
  }
}
int main() {
  std::cin >> n;
  all = (1 << n) - 1;
  place(0, 0, 0);
  std::cout << ::count;
}
