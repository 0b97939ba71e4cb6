// Too slow: follows the place of every question back through all commands so far.
#include <bits/stdc++.h>
using namespace std;

struct Command {
    char kind;        // 'R', 'L', 'H', 'V' or '?'
    int row, column;  // of a question, counted from 1
};

struct Done {
    char kind;
    int rows, columns;  // before the command
};

string answer(const vector<string>& grid, const vector<Command>& commands) {
    int rows = grid.size(), columns = grid[0].size();
    vector<Done> done;
    string letters;
    for (const auto& [kind, row, column] : commands) {
        if (kind == '?') {
            int i = row - 1, j = column - 1;
            for (int at = (int)done.size() - 1; at >= 0; at--) {
                auto [before, oldRows, oldColumns] = done[at];
                int keptRow = i, keptColumn = j;
                if (before == 'R') i = oldRows - 1 - keptColumn, j = keptRow;
                if (before == 'L') i = keptColumn, j = oldColumns - 1 - keptRow;
                if (before == 'H') j = oldColumns - 1 - keptColumn;
                if (before == 'V') i = oldRows - 1 - keptRow;
            }
            letters += grid[i][j];
            continue;
        }
        done.push_back({kind, rows, columns});
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
