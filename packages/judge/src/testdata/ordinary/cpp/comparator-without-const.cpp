// in: 4
// in: 3 1 4 1
// out: 4 3 1
#include <iostream>
#include <set>
using namespace std;

struct Greater {
  bool operator()(int a, int b) { return a > b; }
};

int main() {
  int n, x;
  set<int, Greater> s;
  cin >> n;
  while (n--) {
    cin >> x;
    s.insert(x);
  }
  for (int each : s) cout << each << " ";
}
