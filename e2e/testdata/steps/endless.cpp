#include <array>

int down(int n, std::array<int, 60> path) {
  path[n % 60] = n;
  return down(n + 1, path) + 1;
}

int main() {
  return down(0, {});
}
