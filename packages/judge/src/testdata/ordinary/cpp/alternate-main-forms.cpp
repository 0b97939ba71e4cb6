// out: 1
#include <cstdio>
#include <cstdlib>
auto main(int argc, char** argv) -> int {
  printf("%d\n", argc);
  return EXIT_SUCCESS;
}
