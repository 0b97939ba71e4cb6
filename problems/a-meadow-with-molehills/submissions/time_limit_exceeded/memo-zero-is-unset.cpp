// Remembers the most flowers, but takes 0 for "not known yet": a meadow without flowers is walked again and again.
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1000000007, NO_WALK = -1000000000;
int h, w;
vector<string> meadow;
int known[1200][1200], walks[1200][1200];

int most(int i, int j) {
    if (i == h || j == w || meadow[i][j] == '#') return NO_WALK;
    if (known[i][j] != 0) return known[i][j];
    if (i == h - 1 && j == w - 1) return walks[i][j] = 1, known[i][j] = meadow[i][j] - '0';
    int down = most(i + 1, j), right = most(i, j + 1), best = max(down, right);
    walks[i][j] = 0;
    if (best < 0) return known[i][j] = NO_WALK;
    if (down == best) walks[i][j] += walks[i + 1][j];
    if (right == best) walks[i][j] = (walks[i][j] + walks[i][j + 1]) % MODULUS;
    return known[i][j] = best + meadow[i][j] - '0';
}

int main() {
    cin >> h >> w;
    meadow.resize(h);
    for (string& row : meadow) cin >> row;
    int best = most(0, 0);
    if (best < 0) cout << "IMPOSSIBLE\n";
    else cout << best << ' ' << walks[0][0] << '\n';
}
