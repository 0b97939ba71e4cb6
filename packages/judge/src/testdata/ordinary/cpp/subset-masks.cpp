// in: 4 6
// in: 1 2 3 4
// out: 2
#include <iostream>
using namespace std;
int main() {
  int n, want, a[20], count = 0;
  cin >> n >> want;
  for (int i = 0; i < n; i++) cin >> a[i];
  for (int mask = 0; mask < 1 << n; mask++) {
    int s = 0;
    for (int i = 0; i < n; i++) if (mask >> i & 1) s += a[i];
    count += s == want;
  }
  cout << count << endl;
}
