#include <vector>
#include <cstdio>
int main() {
  std::vector<char> all(4000000000000ll);
  std::printf("%zu", all.size());
}
