// out: 10 2.5 abc
#include <iostream>
#include <string>
template <class T> T sum(T x) { return x; }
template <class T, class... R> T sum(T x, R... r) { return x + sum<T>(r...); }
template <typename... A> void print(A&&... a) { ((std::cout << a << ' '), ...); }
int main() { print(sum(1, 2, 3, 4), sum(1.0, 1.5), sum(std::string("a"), "b", "c")); }
