// out: 3.50 ok
#include <version>
#ifdef __cpp_lib_format
#include <format>
#include <iostream>
int main() { std::cout << std::format("{:.2f} {}", 3.5, "ok"); }
#else
#include <cstdio>
int main() { printf("%.2f %s", 3.5, "ok"); }
#endif
