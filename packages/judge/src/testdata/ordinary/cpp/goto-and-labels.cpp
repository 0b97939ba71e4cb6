// out: 3 4 5
#include <cstdio>
int main() {
  for (int a = 1; a < 20; a++)
    for (int b = a; b < 20; b++)
      for (int c = b; c < 20; c++)
        if (a * a + b * b == c * c) { printf("%d %d %d", a, b, c); goto done; }
done:
  return 0;
}
