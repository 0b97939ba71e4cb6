// in: 2
// in: hello world
// in: a b c
// out: 11
// out: 5
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n;
  cin >> n;
  cin.ignore(numeric_limits<streamsize>::max(), '\n');
  for (string s; n-- && getline(cin, s);) cout << s.size() << endl;
}
