// out: 1 0 1
#include <compare>
#include <cstdio>
struct P {
  int x, y;
  auto operator<=>(const P&) const = default;
};
int main() { printf("%d %d %d\n", P{1, 2} < P{1, 3}, P{2, 0} < P{1, 9}, P{1, 1} == P{1, 1}); }
