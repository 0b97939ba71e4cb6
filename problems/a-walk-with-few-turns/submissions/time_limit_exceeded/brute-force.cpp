// From the statement alone: walks every allowed way; their number grows exponentially.
#include <bits/stdc++.h>
using namespace std;

int h, w;
vector<vector<int>> grid;
long long best = LLONG_MIN;

void walk(int row, int column, int direction, int turnsLeft, long long sum) {
    sum += grid[row][column];
    if (row == h - 1 && column == w - 1) best = max(best, sum);
    for (int next = 0; next < 2; next++) {
        int turns = direction != -1 && next != direction;
        int toRow = row + next, toColumn = column + 1 - next;
        if (turns > turnsLeft || toRow == h || toColumn == w) continue;
        walk(toRow, toColumn, next, turnsLeft - turns, sum);
    }
}

int main() {
    int t;
    cin >> h >> w >> t;
    grid.assign(h, vector<int>(w));
    for (auto& row : grid)
        for (int& coins : row) cin >> coins;
    walk(0, 0, -1, t, 0);
    if (best == LLONG_MIN) cout << "IMPOSSIBLE\n";
    else cout << best << '\n';
}
