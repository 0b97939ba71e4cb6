// Wrong: looks at the diagonals of one direction only.
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

    void place(int row) {
        if (row == n) {
            if (found.count == 0) found.first = queens;
            found.count++;
            return;
        }
        for (int at = 0; at < n; at++) {
            if (board[row][at] == '#' || column[at] || falling[row - at + n]) continue;
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
    search.place(0);
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
