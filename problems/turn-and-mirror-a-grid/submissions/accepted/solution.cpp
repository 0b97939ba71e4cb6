// The grid stays as it is. Each coordinate of the beginning is a * row + b * column + constant of the place as it is seen
// now, with one of a and b zero. A command tells where the place (row, column) was before it; put into the two formulas,
// that gives the new ones. O(1) a command.
//
// For example, after R the letter at (row, column) was at (rows - 1 - column, row), with the rows from before the turn.
#include <bits/stdc++.h>
using namespace std;

struct Command {
    char kind;        // 'R', 'L', 'H', 'V' or '?'
    int row, column;  // of a question, counted from 1
};

struct Formula {
    int ofRow, ofColumn, constant;

    int at(int row, int column) const { return ofRow * row + ofColumn * column + constant; }
    // The formula for places after a command, if it stood for those before it.
    void follow(char kind, int rows, int columns) {
        if (kind == 'R') *this = {ofColumn, -ofRow, constant + ofRow * (rows - 1)};
        if (kind == 'L') *this = {-ofColumn, ofRow, constant + ofColumn * (columns - 1)};
        if (kind == 'H') *this = {ofRow, -ofColumn, constant + ofColumn * (columns - 1)};
        if (kind == 'V') *this = {-ofRow, ofColumn, constant + ofRow * (rows - 1)};
    }
};

string answer(const vector<string>& grid, const vector<Command>& commands) {
    int rows = grid.size(), columns = grid[0].size();
    Formula firstRow{1, 0, 0}, firstColumn{0, 1, 0};
    string letters;
    for (const auto& [kind, row, column] : commands) {
        if (kind == '?') {
            letters += grid[firstRow.at(row - 1, column - 1)][firstColumn.at(row - 1, column - 1)];
            continue;
        }
        firstRow.follow(kind, rows, columns);
        firstColumn.follow(kind, rows, columns);
        if (kind == 'R' || kind == 'L') swap(rows, columns);
    }
    return letters;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int rows, columns, q;
    cin >> rows >> columns >> q;
    vector<string> grid(rows);
    for (string& line : grid) cin >> line;
    vector<Command> commands(q);
    for (auto& [kind, row, column] : commands) {
        cin >> kind;
        if (kind == '?') cin >> row >> column;
    }

    for (char letter : answer(grid, commands)) cout << letter << '\n';
}
