// in: 8 3
// in: 1 3 -1 -3 5 3 6 7
// out: 3 3 5 5 6 7
#include <deque>
#include <iostream>
#include <vector>
using namespace std;
int main() {
  int n, k;
  cin >> n >> k;
  vector<int> a(n);
  deque<int> q;
  for (int i = 0; i < n; ++i) {
    cin >> a[i];
    while (!q.empty() && a[q.back()] <= a[i]) q.pop_back();
    q.push_back(i);
    if (q.front() <= i - k) q.pop_front();
    if (i >= k - 1) cout << a[q.front()] << (i + 1 < n ? " " : "\n");
  }
}
