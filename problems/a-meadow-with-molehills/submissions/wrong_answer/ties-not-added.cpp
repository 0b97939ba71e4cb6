// Keeps the walks from above only when both neighbours tie.
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1'000'000'007;

struct Best {
    int flowers = -1;  // -1: there is no walk
    int walks = 0;     // modulo MODULUS
};

Best bestWalks(const vector<string>& meadow) {
    const size_t columns = meadow[0].size();
    vector<Best> row(columns);  // of the row above; from the left, those of this row replace them
    for (size_t i = 0; i < meadow.size(); i++) {
        for (size_t j = 0; j < columns; j++) {
            if (meadow[i][j] == '#') {
                row[j] = {};
                continue;
            }
            Best here = row[j];
            if (i == 0 && j == 0) here = {0, 1};
            if (j > 0) {
                const Best& left = row[j - 1];
                if (left.flowers > here.flowers) here = left;
                
            }
            if (here.flowers >= 0) here.flowers += meadow[i][j] - '0';
            row[j] = here;
        }
    }
    return row[columns - 1];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int rows, columns;
    cin >> rows >> columns;
    vector<string> meadow(rows);
    for (string& row : meadow) cin >> row;

    Best best = bestWalks(meadow);
    if (best.flowers < 0) cout << "IMPOSSIBLE\n";
    else cout << best.flowers << ' ' << best.walks << '\n';
}
