#include <cstdio>
int main() {
  std::printf("  1 \r\n2\t\r\n\r\n3");
}
