#include <stdio.h>
int depth(int n) { volatile int kept = n; return n == 0 ? 0 : 1 + depth(n - 1) + (kept - n); }
int main(void) { printf("%d\n", depth(50000)); }
