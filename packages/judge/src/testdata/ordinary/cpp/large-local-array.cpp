// out: 3999999
#include <cstdio>
int main() {
  int a[4000000];
  for (int i = 0; i < 4000000; i++) a[i] = i;
  printf("%d\n", a[3999999]);
}
