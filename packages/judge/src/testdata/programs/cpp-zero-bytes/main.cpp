#include <cstdio>
int main() {
  std::fwrite("3\0x", 1, 3, stdout);
}
