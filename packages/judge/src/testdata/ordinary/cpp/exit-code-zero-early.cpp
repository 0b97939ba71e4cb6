// in: 0
// out: none
#include <cstdlib>
#include <iostream>
int main() {
  int n;
  std::cin >> n;
  if (n == 0) { std::cout << "none"; exit(0); }
  std::cout << n;
}
