#include <cstdio>
#include <vector>
// The numbers alone are as large as the limit: with the rest of the program they are beyond it.
int main() {
  std::vector<unsigned char> numbers(64u << 20, 1);
  for (size_t i = 1; i < numbers.size(); i++) numbers[i] = numbers[i] + numbers[i - 1] / 2;
  std::printf("%d\n", numbers.back() + 2 - numbers[1]);
}
