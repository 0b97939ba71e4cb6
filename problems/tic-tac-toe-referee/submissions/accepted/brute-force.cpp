// From the statement alone: plays every game and notes how each board that comes up stands.
#include <iostream>
#include <map>
#include <string>

std::map<std::string, std::string> known;
const int LINES[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

void play(std::string board, char next) {
    if (known.count(board)) return;
    for (auto line : LINES) {
        char sign = board[line[0]];
        if (sign != '.' && sign == board[line[1]] && sign == board[line[2]]) {
            known[board] = std::string(1, sign);
            return;
        }
    }
    known[board] = board.find('.') == std::string::npos ? "DRAW" : "OPEN";
    for (int cell = 0; cell < 9; cell++) {
        if (board[cell] != '.') continue;
        std::string after = board;
        after[cell] = next;
        play(after, next == 'X' ? 'O' : 'X');
    }
}

int main() {
    std::string first, second, third;
    std::cin >> first >> second >> third;
    play(".........", 'X');
    auto found = known.find(first + second + third);
    std::cout << (found == known.end() ? "IMPOSSIBLE" : found->second) << '\n';
}
