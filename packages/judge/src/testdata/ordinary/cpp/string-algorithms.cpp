// in: hello world
// out: HELLO world 4 wor 1 helxo
#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
using namespace std;
int main() {
  string s, t;
  cin >> s >> t;
  string up = s;
  transform(up.begin(), up.end(), up.begin(), ::toupper);
  cout << up << ' ' << t << ' ' << s.find('o') << ' ' << t.substr(0, 3) << ' ' << (s.find("xyz") == string::npos) << ' ';
  cout << s.replace(3, 1, "x") << '\n';
}
