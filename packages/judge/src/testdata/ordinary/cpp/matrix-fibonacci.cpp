// in: 90
// out: 2880067194370816120
#include <array>
#include <iostream>
typedef unsigned long long ull;
typedef std::array<std::array<ull, 2>, 2> M;
M operator*(const M& a, const M& b) {
  M c{};
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      for (int k = 0; k < 2; k++) c[i][j] += a[i][k] * b[k][j];
  return c;
}
int main() {
  int n;
  std::cin >> n;
  M r{{{1, 0}, {0, 1}}}, b{{{1, 1}, {1, 0}}};
  for (; n; n /= 2, b = b * b) if (n & 1) r = r * b;
  std::cout << r[0][1];
}
