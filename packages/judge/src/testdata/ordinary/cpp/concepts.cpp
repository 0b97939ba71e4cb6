// out: number text
#include <concepts>
#include <iostream>
#include <string>
template <class T> concept Number = std::integral<T> || std::floating_point<T>;
void say(const Number auto&) { std::cout << "number "; }
void say(const auto&) { std::cout << "text "; }
int main() {
  say(3);
  say(std::string("x"));
}
