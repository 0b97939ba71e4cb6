// out: 5 4 6
#include <bits/stdc++.h>
using namespace std;
int main() {
  vector<int> v{9, 1, 5, 5, 7, 1};
  nth_element(v.begin(), v.begin() + 3, v.end());
  cout << v[3] << ' ';
  sort(v.begin(), v.end());
  v.erase(unique(v.begin(), v.end()), v.end());
  cout << v.size() << ' ' << gcd(54, 24) << endl;
}
