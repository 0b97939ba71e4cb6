// Accepts any programme that keeps all promises, or IMPOSSIBLE where the answer says so.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

[[noreturn]] void refuse(const std::string& why) {
    std::cerr << why << '\n';
    std::exit(43);
}

int main(int, char** arguments) {
    std::ifstream input(arguments[1]), answer(arguments[2]);
    int n = 0, m = 0, t = 0;
    input >> n >> m >> t;
    std::string expected, programme, word;
    answer >> expected;
    if (!(std::cin >> programme)) refuse("nothing was printed");
    if (std::cin >> word) refuse("something follows the answer");
    if (programme == "IMPOSSIBLE") {
        if (expected != programme) refuse("it is possible");
        return 42;
    }
    if ((int)programme.size() != n) refuse("there are not n characters");
    if (programme.find_first_not_of("01") != std::string::npos) refuse("a character is neither 0 nor 1");
    auto isFulfilled = [&](int wish) { return (programme[std::abs(wish) - 1] == '1') == (wish > 0); };
    for (int i = 0, one, other; i < m && input >> one >> other; i++)
        if (!isFulfilled(one) && !isFulfilled(other)) refuse("a listener gets none of both wishes");
    for (int i = 0, c; i < t && input >> c; i++) {
        int played = 0;
        for (int j = 0, song; j < c && input >> song; j++) played += programme[song - 1] == '1';
        if (played > 1) refuse("two versions of a tune are played");
    }
    if (expected == "IMPOSSIBLE") refuse("the answer says that it is impossible");
    return 42;
}
