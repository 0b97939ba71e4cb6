// out: 255 -12 3.5 42 world
#include <iostream>
#include <string>
#include <string_view>
using namespace std::string_literals;
int main() {
  std::string_view v = "hello world";
  v.remove_prefix(6);
  std::cout << std::stoi("ff", nullptr, 16) << ' ' << std::stoll("-12") << ' ' << std::stod("3.5") << ' '
            << std::to_string(42) + " "s << v << '\n';
}
