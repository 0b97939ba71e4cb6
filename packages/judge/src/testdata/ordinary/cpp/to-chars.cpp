// in: 1000
// out: 499500
#include <charconv>
#include <cstdio>
#include <cstring>
int main() {
  char s[20], out[20];
  int n = 0;
  scanf("%19s", s);
  std::from_chars(s, s + strlen(s), n);
  auto [end, err] = std::to_chars(out, out + 20, n * (n - 1) / 2);
  *end = 0;
  puts(out);
}
