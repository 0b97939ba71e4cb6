// in: 1 2
// in: 10 20
// out: 3
// out: 30
#include <stdio.h>
int main() {
  int a, b;
  while (scanf("%d%d", &a, &b) != EOF) printf("%d\n", a + b);
  return 0;
}
