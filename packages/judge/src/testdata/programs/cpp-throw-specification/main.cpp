#include <iostream>
#include <stdexcept>
// C++17 has dropped these lists of exceptions.
int checked(int value) throw(std::runtime_error) {
  if (value < 0) throw std::runtime_error("negative");
  return value;
}
int main() {
  int a, b;
  std::cin >> a >> b;
  std::cout << checked(a) + checked(b) << std::endl;
}
