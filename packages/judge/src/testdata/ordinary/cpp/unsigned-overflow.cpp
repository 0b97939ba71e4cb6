// out: 4294967295 0 18446744073709551615
#include <climits>
#include <iostream>
int main() {
  unsigned x = 0;
  x--;
  unsigned y = UINT_MAX;
  y++;
  std::cout << x << ' ' << y << ' ' << ULLONG_MAX << '\n';
}
