// in: 10,20;30
// out: 60
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char s[64];
  scanf("%63s", s);
  int sum = 0;
  for (char* p = strtok(s, ",;"); p != NULL; p = strtok(NULL, ",;")) sum += atoi(p);
  printf("%d\n", sum);
}
