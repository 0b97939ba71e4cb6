// in: 5
// in: 1 2 3 4 5
// out: 15
#include <bits/stdc++.h>
using namespace std;
#ifdef ONLINE_JUDGE
#define dbg(x)
#else
#define dbg(x) cout << #x << " = " << x << '\n'
#endif

int main() {
  int n;
  cin >> n;
  long long sum = 0;
  for (int i = 0, x; i < n; i++) {
    cin >> x;
    dbg(x);
    sum += x;
  }
  cout << sum;
}
