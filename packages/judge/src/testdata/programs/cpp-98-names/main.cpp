#include <bits/stdc++.h>
using namespace std;
// Since C++11 the standard library has these names, too, and a stream is no pointer.
int rank[10];
struct array { int value; };
bool next(array& to) { return cin >> to.value; }
int main() {
  array a, b;
  rank[0] = next(a) + next(b);
  if (cin == NULL || rank[0] != 2) return 1;
  cout << a.value + b.value << endl;
}
