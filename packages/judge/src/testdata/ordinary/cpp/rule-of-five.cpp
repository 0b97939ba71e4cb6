// out: copy move 3 0
#include <cstring>
#include <iostream>
#include <utility>
class Buf {
  int* p; int n;
 public:
  explicit Buf(int n) : p(new int[n]()), n(n) {}
  Buf(const Buf& o) : p(new int[o.n]), n(o.n) { memcpy(p, o.p, n * sizeof(int)); std::cout << "copy "; }
  Buf(Buf&& o) noexcept : p(std::exchange(o.p, nullptr)), n(std::exchange(o.n, 0)) { std::cout << "move "; }
  Buf& operator=(Buf o) { std::swap(p, o.p); std::swap(n, o.n); return *this; }
  ~Buf() { delete[] p; }
  int size() const { return n; }
};
int main() {
  Buf a(3), b(a), c(std::move(a));
  std::cout << c.size() << ' ' << a.size() << '\n';
}
