// in: pear fig apple kiwi date
// out: fig pear kiwi date apple
#include <bits/stdc++.h>
using namespace std;
int main() {
  vector<string> v;
  for (string s; cin >> s;) v.push_back(s);
  stable_sort(v.begin(), v.end(), [](const string& a, const string& b) { return a.size() < b.size(); });
  for (const auto& s : v) cout << s << ' ';
}
