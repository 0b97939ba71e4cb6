// Accepts any round tour of at most n stairs that leads down, or HONEST where the answer says so.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

[[noreturn]] void refuse(const std::string& why) {
    std::cerr << why << '\n';
    std::exit(43);
}

// A plain whole number from 1 to `high`, read as a word, so that nothing can overflow.
int number(int high, const std::string& what) {
    std::string word;
    if (!(std::cin >> word)) refuse(what + " is missing");
    if (word.empty() || word.size() > 9 || word.find_first_not_of("0123456789") != std::string::npos) refuse(what + " is no number");
    int value = std::stoi(word);
    if (value < 1 || value > high) refuse(what + " is out of range");
    return value;
}

int main(int, char** arguments) {
    std::ifstream input(arguments[1]), answer(arguments[2]);
    int n = 0, m = 0;
    input >> n >> m;
    std::vector<int> from(m + 1), to(m + 1);
    std::vector<long long> down(m + 1);
    for (int i = 1; i <= m; i++) input >> from[i] >> to[i] >> down[i];
    std::string expected, word;
    answer >> expected;
    std::cin >> std::ws;
    if (std::cin.peek() == 'H') {
        std::cin >> word;
        if (word != "HONEST") refuse("neither a tour nor HONEST");
        if (expected != word) refuse("there is a tour that leads down");
    } else {
        int k = number(n, "the number of stairs");
        long long sum = 0;
        int first = 0, at = 0;
        for (int i = 0; i < k; i++) {
            int stair = number(m, "a stair");
            if (i == 0) first = from[stair];
            else if (from[stair] != at) refuse("a stair does not begin where the one before it ends");
            at = to[stair];
            sum += down[stair];
        }
        if (at != first) refuse("the tour does not end where it begins");
        if (sum <= 0) refuse("the tour does not lead down");
        if (expected == "HONEST") refuse("the answer says that there is no tour");
    }
    if (std::cin >> word) refuse("something follows the answer");
    return 42;
}
