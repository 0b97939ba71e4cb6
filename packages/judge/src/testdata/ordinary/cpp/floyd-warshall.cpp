// in: 3 3
// in: 1 2 4 2 3 1 1 3 7
// out: 5
#include <stdio.h>
#include <string.h>
#define min(a, b) ((a) < (b) ? (a) : (b))
int d[105][105];
int main() {
  int n, m, a, b, c;
  scanf("%d%d", &n, &m);
  memset(d, 0x3f, sizeof(d));
  while (m--) scanf("%d%d%d", &a, &b, &c), d[a][b] = min(d[a][b], c);
  for (int k = 1; k <= n; k++)
    for (int i = 1; i <= n; i++)
      for (int j = 1; j <= n; j++) d[i][j] = min(d[i][j], d[i][k] + d[k][j]);
  printf("%d\n", d[1][3]);
}
