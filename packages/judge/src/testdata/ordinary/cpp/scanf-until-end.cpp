// in: 1 2 3
// in: 4 5
// out: 15
#include <cstdio>
int main() {
  int x, sum = 0;
  while (scanf("%d", &x) == 1) sum += x;
  printf("%d\n", sum);
}
