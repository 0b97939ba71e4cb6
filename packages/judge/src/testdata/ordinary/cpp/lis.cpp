// in: 10 9 2 5 3 7 101 18
// out: 4
#include <bits/stdc++.h>
int main() {
  std::vector<int> t;
  for (int x; std::cin >> x;) {
    auto it = std::lower_bound(t.begin(), t.end(), x);
    if (it == t.end()) t.push_back(x); else *it = x;
  }
  std::cout << t.size();
}
