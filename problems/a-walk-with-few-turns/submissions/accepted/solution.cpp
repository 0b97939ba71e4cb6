// The rest of a walk depends on three things about its past: the stone, the direction of the last move (is the next one a
// turn?) and the number of turns already made. For each such state we keep the largest sum:
//
//   across[t] = max(across[t], down[t - 1]) of the left neighbour  + value of the stone
//   down[t]   = max(down[t], across[t - 1]) of the upper neighbour + value of the stone
//
// States that no walk reaches hold IMPOSSIBLE, which is far below every real sum. Only `across` of the stone to the left
// and the states of the row above are needed, so one row of states is enough. O(h * w * t).
#include <bits/stdc++.h>
using namespace std;

optional<long long> bestWalk(const vector<vector<int>>& grid, int maxTurns) {
    const long long IMPOSSIBLE = LLONG_MIN / 2;
    struct States {
        vector<long long> across, down;  // by number of turns
    };
    const int rows = (int)grid.size(), columns = (int)grid[0].size();
    const vector<long long> none(maxTurns + 1, IMPOSSIBLE);
    vector<States> states(columns, {none, none});  // of the row above; from the left, those of this row replace them

    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            const long long value = grid[row][column];
            States here{none, none};
            if (row == 0 && column == 0) here.across[0] = here.down[0] = value;  // it may set out in either direction
            for (int turns = 0; turns <= maxTurns; turns++) {
                if (column > 0) {
                    const States& left = states[column - 1];
                    long long before = max(left.across[turns], turns > 0 ? left.down[turns - 1] : IMPOSSIBLE);
                    if (before > IMPOSSIBLE) here.across[turns] = before + value;
                }
                if (row > 0) {
                    const States& above = states[column];
                    long long before = max(above.down[turns], turns > 0 ? above.across[turns - 1] : IMPOSSIBLE);
                    if (before > IMPOSSIBLE) here.down[turns] = before + value;
                }
            }
            states[column] = move(here);
        }
    }

    const States& last = states[columns - 1];
    long long best = max(*max_element(last.across.begin(), last.across.end()),
                         *max_element(last.down.begin(), last.down.end()));
    if (best == IMPOSSIBLE) return nullopt;
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int rows, columns, maxTurns;
    cin >> rows >> columns >> maxTurns;
    vector<vector<int>> grid(rows, vector<int>(columns));
    for (auto& row : grid)
        for (int& coins : row) cin >> coins;

    auto best = bestWalk(grid, maxTurns);
    if (best) cout << *best << '\n';
    else cout << "IMPOSSIBLE\n";
}
