// out: 3 16 8 1
#include <bit>
#include <cstdint>
#include <iostream>
int main() {
  std::cout << std::popcount(7u) << ' ' << std::bit_ceil(9u) << ' ' << std::bit_floor(9u) << ' '
            << std::has_single_bit(64u) << '\n';
}
