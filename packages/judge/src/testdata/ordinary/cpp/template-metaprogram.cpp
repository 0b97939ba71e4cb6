// out: 120 55 34
#include <array>
#include <cstdio>
template <int N> struct Fact { static const int value = N * Fact<N - 1>::value; };
template <> struct Fact<0> { enum { value = 1 }; };
constexpr auto fibs() {
  std::array<int, 12> a{0, 1};
  for (int i = 2; i < 12; i++) a[i] = a[i - 1] + a[i - 2];
  return a;
}
constexpr auto F = fibs();
static_assert(F[10] == 55);
int main() { printf("%d %d %d\n", (int)Fact<5>::value, F[10], F[9]); }
