// out: 100000
#include <bits/stdc++.h>
#include <ext/pb_ds/assoc_container.hpp>
using namespace std;
struct custom_hash {
  static uint64_t splitmix64(uint64_t x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    return x ^ (x >> 31);
  }
  size_t operator()(uint64_t x) const {
    static const uint64_t FIXED = chrono::steady_clock::now().time_since_epoch().count();
    return splitmix64(x + FIXED);
  }
};
int main() {
  __gnu_pbds::gp_hash_table<long long, int, custom_hash> t;
  unordered_map<long long, int, custom_hash> u;
  for (long long i = 0; i < 100000; i++) t[i * 107897] = u[i * 107897] = 1;
  cout << (t.size() == u.size() ? u.size() : 0) << endl;
}
