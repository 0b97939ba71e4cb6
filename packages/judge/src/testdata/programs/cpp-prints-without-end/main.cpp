#include <cstdio>
int main() {
  for (;;) std::puts("on and on and on and on and on and on and on and on");
}
