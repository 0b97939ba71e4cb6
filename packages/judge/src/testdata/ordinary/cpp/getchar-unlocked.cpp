// in: 12 34 56
// out: 102
#include <stdio.h>
inline int readInt() {
  int c = getchar_unlocked(), x = 0;
  while (c < '0' && c != EOF) c = getchar_unlocked();
  if (c == EOF) return -1;
  while (c >= '0') x = x * 10 + c - '0', c = getchar_unlocked();
  return x;
}
int main() {
  int s = 0;
  for (int i = 0; i < 3; i++) s += readInt();
  putchar_unlocked('0' + s / 100);
  putchar_unlocked('0' + s / 10 % 10);
  putchar_unlocked('0' + s % 10);
}
