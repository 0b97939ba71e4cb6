// out: 1 2 3 static
#include <iostream>
struct Init { Init() { text = "static"; } static const char* text; };
const char* Init::text = "";
static Init init;
int counter() { static int n = 0; return ++n; }
int main() {
  struct Printer { void operator()(int x) const { std::cout << x << ' '; } } print;
  for (int i = 0; i < 3; i++) print(counter());
  std::cout << Init::text;
}
