// in: abababc abab
// out: 0 2
#include <iostream>
#include <string>
#include <vector>
using namespace std;
int main() {
  string s, p;
  cin >> s >> p;
  string t = p + '#' + s;
  vector<int> f(t.size());
  for (size_t i = 1; i < t.size(); i++) {
    int j = f[i - 1];
    while (j && t[i] != t[j]) j = f[j - 1];
    f[i] = j + (t[i] == t[j]);
    if (f[i] == (int)p.size()) cout << i - 2 * p.size() << ' ';
  }
}
