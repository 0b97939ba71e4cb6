// out: 78498
#include <iostream>
#include <vector>
int main() {
  const int N = 1000000;
  std::vector<bool> composite(N + 1);
  int count = 0;
  for (int i = 2; i <= N; i++) {
    if (composite[i]) continue;
    count++;
    for (long long j = 1LL * i * i; j <= N; j += i) composite[j] = true;
  }
  std::cout << count;
}
