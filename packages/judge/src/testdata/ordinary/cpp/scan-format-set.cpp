// in: name=alice;age=30
// in: 12:34:56
// out: alice 30
// out: 45296
#include <cstdio>
int main() {
  char name[32];
  int age, h, m, s;
  scanf("name=%31[^;];age=%d", name, &age);
  scanf(" %d:%d:%d", &h, &m, &s);
  printf("%s %d\n%d\n", name, age, h * 3600 + m * 60 + s);
}
