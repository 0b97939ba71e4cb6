// out: 3499211612 4123659995
#include <iostream>
#include <random>
int main() {
  std::mt19937 r;
  std::mt19937 again(5489u);
  std::cout << r() << ' ';
  again.discard(9999);
  std::cout << again() << '\n';
}
