#include <cstdlib>
#include <vector>
int main() {
  std::vector<char> all(66 << 20, 1);
  char* volatile first = all.data();
  std::exit(first[5]);
}
