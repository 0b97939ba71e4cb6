// in: 12+3*4-5
// out: 19
#include <iostream>
using namespace std;
int factor() { int x; cin >> x; return x; }
int term() {
  int v = factor();
  while (cin.peek() == '*') { cin.get(); v *= factor(); }
  return v;
}
int main() {
  int v = term();
  for (char c; cin.get(c) && c != '\n';) {
    if (c == '+') v += term();
    else if (c == '-') v -= term();
    else { cin.putback(c); break; }
  }
  cout << v;
}
