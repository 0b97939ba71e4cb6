// out: 4 16 36 | 5 4 3
#include <algorithm>
#include <iostream>
#include <ranges>
#include <vector>
int main() {
  std::vector<int> v{1, 2, 3, 4, 5, 6};
  for (int x : v | std::views::filter([](int x) { return x % 2 == 0; }) | std::views::transform([](int x) { return x * x; }))
    std::cout << x << ' ';
  std::cout << "| ";
  std::vector<int> w{3, 5, 4};
  std::ranges::sort(w, std::greater{});
  for (int x : w) std::cout << x << ' ';
}
