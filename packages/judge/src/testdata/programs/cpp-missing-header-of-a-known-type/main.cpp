#include <iostream>
#include <tuple>

struct Line {
    std::array<char, 8> letters;
};

int main() {
    Line line;
    std::cin >> line.letters[0];
    std::cout << line.letters[0] << "\n";
}
