// out: 9 2
#include <iostream>
#include <map>

struct Down {
  bool operator()(int a, int b) { return b < a; }
};

int main() {
  bool requires = true;
  std::map<int, int, Down> seen;
  seen[2] = 1;
  seen[9] = 1;
  if (requires)
    for (auto& pair : seen) std::cout << pair.first << ' ';
}
