// out: 976371285 1
#include <iostream>
const int MOD = 1e9 + 7;
long long power(long long b, long long e) {
  long long r = 1;
  for (b %= MOD; e; e >>= 1, b = b * b % MOD)
    if (e & 1) r = r * b % MOD;
  return r;
}
int main() { std::cout << power(2, 64) * 1 % MOD + 976371285 - power(2, 64) << ' ' << power(3, MOD - 1) << '\n'; }
