// out: 5 none text:hi 1 b
#include <iostream>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
std::optional<int> half(int x) { return x % 2 ? std::nullopt : std::optional(x / 2); }
int main() {
  std::variant<int, std::string> v = "hi";
  auto [n, c] = std::make_tuple(1, 'b');
  std::cout << *half(10) << ' ' << (half(3) ? "some" : "none") << " text:" << std::get<std::string>(v) << ' ' << n << ' ' << c;
}
