// out: heLLo 5
#include <ext/rope>
#include <iostream>
using namespace __gnu_cxx;
int main() {
  crope r("hello");
  r.replace(2, 2, "LL");
  std::cout << r << ' ' << r.size() << '\n';
}
