// in: first line
// in: second
// out: enil tsrif
// out: dnoces
#include <algorithm>
#include <cstdio>
#include <cstring>
int main() {
  char line[100];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\r\n")] = 0;
    std::reverse(line, line + strlen(line));
    puts(line);
  }
}
