// out: 500000500000
#include <cstdio>
long long sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }
int main() {
  volatile int n = 1000000;
  printf("%lld\n", sum(n));
}
