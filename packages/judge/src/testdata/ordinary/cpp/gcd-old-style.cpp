// in: 48 36
// out: 12 144
#include <algorithm>
#include <cstdio>
int main() {
  int a, b;
  scanf("%d%d", &a, &b);
  int g = std::__gcd(a, b);
  printf("%d %lld", g, 1ll * a / g * b);
}
