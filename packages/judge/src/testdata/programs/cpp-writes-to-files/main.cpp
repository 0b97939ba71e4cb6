#include <cstdio>
int main() {
  freopen("sum.in", "r", stdin);
  freopen("sum.out", "w", stdout);
  int n = 0;
  scanf("%d", &n);
  printf("%d\n", n);
}
