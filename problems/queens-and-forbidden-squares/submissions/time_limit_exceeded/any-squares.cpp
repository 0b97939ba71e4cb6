// Too slow: puts n queens on any allowed squares of the board, and looks at them when all are placed.
#include <bits/stdc++.h>
using namespace std;

struct Placements {
    int count;
    vector<int> first;  // columns from the top row down, from 1
};

struct Search {
    int n;
    const vector<string>& board;
    vector<bool> column, rising, falling;  // attacked; a rising diagonal is row + column, a falling one row - column + n
    vector<int> queens;
    Placements found{0, {}};

    vector<pair<int, int>> squares;

    bool isRight() {
        for (auto [row, at] : squares)
            for (auto [other, column] : squares) {
                if (row == other && at == column) continue;
                if (row == other || at == column || row + at == other + column || row - at == other - column) return false;
            }
        return true;
    }

    void choose(int square) {
        if ((int)squares.size() == n) {
            if (!isRight()) return;
            if (found.count == 0)
                for (auto [row, at] : squares) found.first.push_back(at + 1);
            found.count++;
            return;
        }
        for (; square < n * n; square++) {
            if (board[square / n][square % n] == '#') continue;
            squares.push_back({square / n, square % n});
            choose(square + 1);
            squares.pop_back();
        }
    }

    void place(int row) {
        if (row == n) {
            if (found.count == 0) found.first = queens;
            found.count++;
            return;
        }
        for (int at = 0; at < n; at++) {
            if (board[row][at] == '#' || column[at] || rising[row + at] || falling[row - at + n]) continue;
            column[at] = rising[row + at] = falling[row - at + n] = true;
            queens.push_back(at + 1);
            place(row + 1);
            queens.pop_back();
            column[at] = rising[row + at] = falling[row - at + n] = false;
        }
    }
};

Placements placeQueens(int n, const vector<string>& board) {
    Search search{n, board, vector<bool>(n), vector<bool>(2 * n), vector<bool>(2 * n), {}};
    search.choose(0);
    return search.found;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<string> board(n);
    for (string& row : board) cin >> row;

    Placements placements = placeQueens(n, board);
    cout << placements.count << '\n';
    if (placements.count > 0) {
        for (int column : placements.first) cout << column << ' ';
        cout << '\n';
    }
}
