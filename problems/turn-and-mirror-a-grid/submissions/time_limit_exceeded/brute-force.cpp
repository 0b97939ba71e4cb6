// Does what the commands say, letter by letter.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int rows, columns, q;
    std::cin >> rows >> columns >> q;
    std::vector<std::string> grid(rows);
    for (std::string& line : grid) std::cin >> line;
    while (q-- > 0) {
        char kind;
        std::cin >> kind;
        if (kind == '?') {
            int i, j;
            std::cin >> i >> j;
            std::cout << grid[i - 1][j - 1] << '\n';
            continue;
        }
        bool isTurn = kind == 'R' || kind == 'L';
        int oldRows = grid.size(), oldColumns = grid[0].size();
        std::vector<std::string> next(isTurn ? oldColumns : oldRows, std::string(isTurn ? oldRows : oldColumns, ' '));
        for (int i = 0; i < oldRows; i++) {
            for (int j = 0; j < oldColumns; j++) {
                if (kind == 'R') next[j][oldRows - 1 - i] = grid[i][j];
                if (kind == 'L') next[oldColumns - 1 - j][i] = grid[i][j];
                if (kind == 'H') next[i][oldColumns - 1 - j] = grid[i][j];
                if (kind == 'V') next[oldRows - 1 - i][j] = grid[i][j];
            }
        }
        grid = next;
    }
}
