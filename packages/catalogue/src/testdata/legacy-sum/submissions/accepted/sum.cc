#include <iostream>
int main() { double a, b; std::cin >> a >> b; std::cout << a + b << "\n"; }
