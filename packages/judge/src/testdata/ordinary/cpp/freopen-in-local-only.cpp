// in: 8
// out: 16
#include <bits/stdc++.h>
using namespace std;
void io() {
#ifndef ONLINE_JUDGE
  freopen("input.txt", "r", stdin);
  freopen("output.txt", "w", stdout);
#endif
}
int main() {
  io();
  int x;
  scanf("%d", &x);
  printf("%d", 2 * x);
}
