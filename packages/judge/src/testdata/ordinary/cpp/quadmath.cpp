// in: 2
// out: 1.4142135623730950488016887242097
#include <quadmath.h>
#include <stdio.h>

int main() {
  double x;
  scanf("%lf", &x);
  __float128 root = sqrtq(x);
  char text[64];
  quadmath_snprintf(text, sizeof text, "%.31Qf", root);
  puts(text);
}
