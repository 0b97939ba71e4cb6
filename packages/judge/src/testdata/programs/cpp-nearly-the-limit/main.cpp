#include <cstdio>
#include <cstring>
#include <cstdlib>
int main() {
  const size_t size = 60u << 20;
  char* all = static_cast<char*>(std::malloc(size));
  std::memset(all, 1, size);
  std::printf("%d\n", all[size - 1] + 2);
}
