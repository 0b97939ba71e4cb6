// out: 1000 500500
#include <iostream>
#include <unordered_map>
using namespace std;
int main() {
  unordered_map<int, int> m;
  m.reserve(1 << 12);
  m.max_load_factor(0.25);
  for (int i = 1; i <= 1000; i++) m[i * 1000003] += i;
  long s = 0;
  for (auto& kv : m) s += kv.second;
  cout << m.size() << " " << s << "\n";
}
