// in: 12 30
// out: 42
#include <cstdio>

int main() {
  int a, b;
  scanf("%d %d", &a, &b);
  FILE* file = tmpfile();
  fprintf(file, "%d", a + b);
  rewind(file);
  int sum;
  fscanf(file, "%d", &sum);
  printf("%d\n", sum);
  fclose(file);
}
