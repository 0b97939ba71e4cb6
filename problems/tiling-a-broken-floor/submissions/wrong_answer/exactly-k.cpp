// Counts the tilings with exactly k small tiles.
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1'000'000'007;

int countTilings(const vector<string>& floorPlan, int maxSmall) {
    const int rows = (int)floorPlan.size(), columns = (int)floorPlan[0].size();
    const int masks = 1 << columns, counts = maxSmall + 1;
    auto isFree = [&](int row, int column) {
        return row < rows && column < columns && floorPlan[row][column] == '.';
    };

    // ways[mask * counts + small]
    vector<int> ways(masks * counts), next(masks * counts);
    ways[0] = 1;
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            fill(next.begin(), next.end(), 0);
            const int here = 1 << column, right = here << 1;
            auto add = [&](int mask, int small, int count) {
                int& sum = next[mask * counts + small];
                sum += count;
                if (sum >= MODULUS) sum -= MODULUS;
            };
            for (int mask = 0; mask < masks; mask++) {
                for (int small = 0; small < counts; small++) {
                    const int count = ways[mask * counts + small];
                    if (count == 0) continue;
                    if (mask & here) {
                        add(mask ^ here, small, count);
                    } else if (!isFree(row, column)) {
                        add(mask, small, count);
                    } else {
                        if (small < maxSmall) add(mask, small + 1, count);
                        if (isFree(row, column + 1) && !(mask & right)) add(mask | right, small, count);
                        if (isFree(row + 1, column)) add(mask | here, small, count);
                    }
                }
            }
            swap(ways, next);
        }
    }

    return ways[maxSmall];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int rows, columns, maxSmall;
    cin >> rows >> columns >> maxSmall;
    vector<string> floorPlan(rows);
    for (string& row : floorPlan) cin >> row;

    cout << countTilings(floorPlan, maxSmall) << '\n';
}
