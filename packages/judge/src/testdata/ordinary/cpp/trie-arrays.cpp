// in: 4
// in: app apple ape bat
// out: 3 1
#include <iostream>
#include <string>
int nxt[1000][26], cnt[1000], nodes = 1;
int main() {
  int n;
  std::cin >> n;
  for (std::string s; n-- && std::cin >> s;) {
    int v = 0;
    for (char c : s) {
      int& to = nxt[v][c - 'a'];
      if (!to) to = nodes++;
      cnt[v = to]++;
    }
  }
  std::cout << cnt[nxt[nxt[0][0]]['p' - 'a']] << ' ' << cnt[nxt[0][1]];
}
