// Accepts any two teams without a quarrel inside, or IMPOSSIBLE where the answer says so.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

[[noreturn]] void refuse(const std::string& why) {
    std::cerr << why << '\n';
    std::exit(43);
}

int main(int, char** arguments) {
    std::ifstream input(arguments[1]), answer(arguments[2]);
    int n = 0, m = 0;
    input >> n >> m;
    std::string expected, word;
    answer >> expected;
    if (!(std::cin >> word)) refuse("nothing was printed");
    if (word == "IMPOSSIBLE") {
        if (expected != word) refuse("it is possible");
    } else {
        std::vector<char> team(n + 1);
        for (int v = 1; v <= n; v++) {
            if (word != "1" && word != "2") refuse("a team is neither 1 nor 2");
            team[v] = word[0];
            if (v < n && !(std::cin >> word)) refuse("there are fewer than n teams");
        }
        for (int i = 0, a, b; i < m && input >> a >> b; i++)
            if (team[a] == team[b]) refuse("two children who have quarrelled are in one team");
        if (expected == "IMPOSSIBLE") refuse("the answer says that it is impossible");
    }
    if (std::cin >> word) refuse("something follows the answer");
    return 42;
}
