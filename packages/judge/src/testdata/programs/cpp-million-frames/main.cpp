#include <cstdio>
int depth(int left) {
  volatile int local = left;
  return local == 0 ? 0 : 1 + depth(left - 1);
}
int main() {
  std::printf("%d\n", depth(1000000));
}
