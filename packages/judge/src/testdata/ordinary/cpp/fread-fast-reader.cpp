// in: 5
// in: 1000000007 -3 4 0 999
// out: 1000001007
#include <cstdio>
#include <cctype>
static char buf[1 << 16];
static size_t len, at;
static int next_char() {
  if (at == len) {
    len = fread(buf, 1, sizeof buf, stdin);
    at = 0;
    if (len == 0) return -1;
  }
  return buf[at++];
}
static long long read_int() {
  int c = next_char();
  while (c != '-' && !isdigit(c)) c = next_char();
  bool neg = c == '-';
  if (neg) c = next_char();
  long long x = 0;
  for (; isdigit(c); c = next_char()) x = x * 10 + (c - '0');
  return neg ? -x : x;
}
int main() {
  long long n = read_int(), s = 0;
  while (n--) s += read_int();
  printf("%lld\n", s);
}
