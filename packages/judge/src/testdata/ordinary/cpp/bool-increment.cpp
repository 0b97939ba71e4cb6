// out: 1
#include <iostream>

int main() {
  bool found = false;
  found++;
  std::cout << found;
}
