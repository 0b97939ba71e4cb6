// Accepts any hikers without a complaint among them, if they are as many as in the answer.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

[[noreturn]] void refuse(const std::string& why) {
    std::cerr << why << '\n';
    std::exit(43);
}

std::vector<char> readHikers(long long count, long long most) {
    std::vector<char> stays(most + 1, 0);
    for (long long i = 0, hiker; i < count; i++) {
        if (!(std::cin >> hiker)) refuse("there are fewer hikers than announced");
        if (hiker < 1 || hiker > most) refuse("there is no such hiker");
        if (stays[hiker]) refuse("a hiker is listed twice");
        stays[hiker] = 1;
    }
    return stays;
}

int main(int, char** arguments) {
    std::ifstream input(arguments[1]), answer(arguments[2]);
    long long a = 0, b = 0, m = 0, bestSnorers = 0, bestSleepers = 0, snorers = 0, sleepers = 0;
    input >> a >> b >> m;
    answer >> bestSnorers >> bestSleepers;
    if (!(std::cin >> snorers >> sleepers)) refuse("the two numbers of hikers were not printed");
    if (snorers < 0 || sleepers < 0) refuse("a number of hikers is negative");
    std::vector<char> snores = readHikers(snorers, a);
    std::vector<char> listens = readHikers(sleepers, b);
    std::string word;
    if (std::cin >> word) refuse("something follows the answer");
    for (long long i = 0, s, l; i < m && input >> s >> l; i++)
        if (snores[s] && listens[l]) refuse("a light sleeper stays with a snorer");
    if (snorers + sleepers < bestSnorers + bestSleepers) refuse("more hikers can stay");
    if (snorers + sleepers > bestSnorers + bestSleepers) refuse("the answer lets fewer hikers stay");
    return 42;
}
