#include <cstdio>
#include <fstream>
#include <iostream>
int main() {
  int a, b;
  std::cin >> a >> b;
  std::ofstream("/dev/stderr") << "working\n";
  if (!std::freopen("/dev/stdout", "w", stdout)) return 1;
  std::ofstream output("/dev/stdout");
  output << a + b << std::endl;
  return output ? 0 : 2;
}
