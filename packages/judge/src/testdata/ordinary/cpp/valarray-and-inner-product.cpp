// out: 32 12
#include <iostream>
#include <numeric>
#include <valarray>
int main() {
  std::valarray<int> a{1, 2, 3}, b{4, 5, 6};
  a *= 2;
  int v[] = {1, 2, 3}, w[] = {4, 5, 6};
  std::cout << std::inner_product(v, v + 3, w, 0) << ' ' << a.sum() << '\n';
}
