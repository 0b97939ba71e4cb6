// out: 25000000
#include <cstdio>
#include <vector>
static int big[25000000];
int main() {
  for (int i = 0; i < 25000000; i++) big[i] = 1;
  std::vector<char> more(50 << 20, 1);
  long long s = more.back() - 1;
  for (int x : big) s += x;
  printf("%lld", s);
}
