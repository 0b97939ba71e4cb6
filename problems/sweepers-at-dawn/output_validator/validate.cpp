// Accepts any routes, as many as the answer has, that sweep every street exactly once.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <unordered_map>

[[noreturn]] void refuse(const std::string& why) {
    std::cerr << why << '\n';
    std::exit(43);
}

int main(int, char** arguments) {
    std::ifstream input(arguments[1]), answer(arguments[2]);
    long long n = 0, m = 0, expected = 0, routes = 0;
    input >> n >> m;
    answer >> expected;
    auto key = [&](long long a, long long b) { return a < b ? a * (n + 1) + b : b * (n + 1) + a; };
    std::unordered_map<long long, int> unswept;
    for (long long i = 0, a, b; i < m && input >> a >> b; i++) unswept[key(a, b)]++;

    if (!(std::cin >> routes)) refuse("no number of machines was printed");
    long long swept = 0;
    for (long long i = 0; i < routes; i++) {
        long long squares = 0, at = 0;
        if (!(std::cin >> squares)) refuse("there are fewer routes than announced");
        if (squares < 2) refuse("a route has less than two squares");
        for (long long j = 0, next; j < squares; j++, at = next) {
            if (!(std::cin >> next)) refuse("a route has fewer squares than announced");
            if (next < 1 || next > n) refuse("there is no such square");
            if (j == 0) continue;
            auto street = unswept.find(key(at, next));
            if (street == unswept.end() || street->second == 0) refuse("there is no street left between two squares of a route");
            street->second--;
            swept++;
        }
    }
    std::string word;
    if (std::cin >> word) refuse("something follows the answer");
    if (swept < m) refuse("a street is not swept");
    if (routes > expected) refuse("fewer machines are enough");
    if (routes < expected) refuse("the answer has more machines");
    return 42;
}
