// out: 5 7 7
#include <iostream>
#include <set>
int main() {
  std::multiset<int> s;
  s.insert(7); s.insert(5); s.insert(7); s.insert(7);
  s.erase(s.find(7));
  for (std::multiset<int>::iterator it = s.begin(); it != s.end(); it++) std::cout << *it << ' ';
}
