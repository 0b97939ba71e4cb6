// out: 6765 120
#include <functional>
#include <iostream>
int main() {
  auto fib = [](auto&& self, int n) -> int { return n < 2 ? n : self(self, n - 1) + self(self, n - 2); };
  std::function<int(int)> fact = [&](int n) { return n ? n * fact(n - 1) : 1; };
  std::cout << fib(fib, 20) << ' ' << fact(5) << '\n';
}
