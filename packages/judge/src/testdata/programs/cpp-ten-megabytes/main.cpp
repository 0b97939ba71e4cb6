#include <cstdio>
int main() {
  static char chunk[1 << 16];
  for (size_t n; (n = std::fread(chunk, 1, sizeof chunk, stdin)) > 0;) std::fwrite(chunk, 1, n, stdout);
}
