// in: 3
// out: 9
#include <cstdio>
#include <iostream>
int main() {
  int x;
  std::cin >> x;
  std::cerr << "x = " << x << std::endl;
  fprintf(stderr, "debug\n");
  std::clog << "log\n";
  std::cout << x * x << std::endl;
}
