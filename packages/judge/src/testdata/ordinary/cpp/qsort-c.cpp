// in: 4 9 1 7 3
// out: 1 3 7 9
#include <stdio.h>
#include <stdlib.h>
int cmp(const void* a, const void* b) { return *(int*)a - *(int*)b; }
int main() {
  int n;
  scanf("%d", &n);
  int* a = (int*)malloc(n * sizeof(int));
  for (int i = 0; i < n; i++) scanf("%d", a + i);
  qsort(a, n, sizeof *a, cmp);
  for (int i = 0; i < n; i++) printf("%d ", a[i]);
  free(a);
}
