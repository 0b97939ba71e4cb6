// Walks as the statement says, and looks through the list of all squares so far to see whether the next one is taken.
#include <cstdio>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

static int rows, columns;
static std::vector<std::pair<int, int>> path;

static bool isFree(int i, int j) {
    if (i < 0 || i >= rows || j < 0 || j >= columns) return false;
    for (const auto& [row, column] : path)
        if (row == i && column == j) return false;
    return true;
}

int main() {
    std::cin >> rows >> columns;
    std::vector<std::string> grid(rows);
    for (std::string& line : grid) std::cin >> line;
    int i = 0, j = 0, di = 0, dj = 1;
    while (true) {
        path.push_back({i, j});
        putchar(grid[i][j]);
        if (!isFree(i + di, j + dj)) {
            int turned = dj;
            dj = -di;
            di = turned;
            if (!isFree(i + di, j + dj)) break;
        }
        i += di;
        j += dj;
    }
    putchar('\n');
}
