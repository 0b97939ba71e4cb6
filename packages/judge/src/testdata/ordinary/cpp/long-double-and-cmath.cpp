// out: 1.4142135623730950 3 -4 1 inf
#include <cmath>
#include <cstdio>
#include <limits>
int main() {
  long double x = sqrtl(2.0L);
  printf("%.16Lf %d %d %d %f\n", x, (int)floor(3.7), (int)floor(-3.2), std::isnan(NAN), std::numeric_limits<double>::infinity());
}
