#include <iostream>
// An error since C++11 where the value is a constant.
int main() {
  int a, b;
  std::cin >> a >> b;
  unsigned char marks[] = {-1, 2};
  std::cout << a + b + marks[0] - 255 << std::endl;
}
