// in: 3 50
// in: 10 60 20 100 30 120
// out: 220
#include <algorithm>
#include <iostream>
int best[1001];
int main() {
  int n, cap, w, v;
  std::cin >> n >> cap;
  while (n-- && std::cin >> w >> v)
    for (int c = cap; c >= w; c--) best[c] = std::max(best[c], best[c - w] + v);
  std::cout << best[cap];
}
