// in: 6 4
// in: 1 2
// in: 3 4
// in: 2 3
// in: 5 6
// out: 2
#include <cstdio>
#include <numeric>
int p[100], n, m, a, b;
int find(int x) { return p[x] == x ? x : p[x] = find(p[x]); }
int main() {
  scanf("%d%d", &n, &m);
  std::iota(p, p + 100, 0);
  int parts = n;
  while (m--) {
    scanf("%d%d", &a, &b);
    a = find(a), b = find(b);
    if (a != b) p[a] = b, --parts;
  }
  printf("%d", parts);
}
