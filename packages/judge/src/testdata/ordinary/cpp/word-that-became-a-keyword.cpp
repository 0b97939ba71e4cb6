// in: 2 3
// out: 5
#include <iostream>

int main() {
  int concept, requires;
  std::cin >> concept >> requires;
  std::cout << concept + requires;
}
