// out: 45 10
#include <bits/stdc++.h>
using namespace std;
mt19937_64 rng(chrono::high_resolution_clock::now().time_since_epoch().count());
int main() {
  vector<int> v(10);
  iota(v.begin(), v.end(), 0);
  shuffle(v.begin(), v.end(), rng);
  int x = uniform_int_distribution<int>(0, 9)(rng);
  cout << accumulate(v.begin(), v.end(), 0) << ' ' << (x >= 0 && x < 10 ? 10 : x) << endl;
}
