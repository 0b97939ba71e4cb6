#include <vector>
int main() {
  std::vector<char*> all;
  for (;;) {
    char* block = new char[1 << 20];
    for (int i = 0; i < 1 << 20; i += 4096) block[i] = 1;
    all.push_back(block);
  }
}
