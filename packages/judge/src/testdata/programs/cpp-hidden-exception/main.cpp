#include <stdexcept>
#include <iostream>
#include <string>
int main() {
  std::string hidden;
  std::cin >> hidden;
  throw std::runtime_error(hidden);
}
