// out: 1 2 9 8 3
#include <iostream>
#include <list>
int main() {
  std::list<int> a{1, 2, 3}, b{9, 8};
  a.splice(std::next(a.begin(), 2), b);
  for (int x : a) std::cout << x << ' ';
  if (!b.empty()) return 1;
}
