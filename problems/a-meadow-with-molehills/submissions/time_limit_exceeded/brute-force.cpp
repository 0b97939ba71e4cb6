// From the statement alone: takes every walk, one after the other.
#include <bits/stdc++.h>
using namespace std;

int h, w, most = -1;
long long walks = 0;
vector<string> meadow;

void walk(int i, int j, int flowers) {
    if (i == h || j == w || meadow[i][j] == '#') return;
    flowers += meadow[i][j] - '0';
    if (i == h - 1 && j == w - 1) {
        if (flowers > most) most = flowers, walks = 0;
        if (flowers == most) walks++;
        return;
    }
    walk(i + 1, j, flowers);
    walk(i, j + 1, flowers);
}

int main() {
    cin >> h >> w;
    meadow.resize(h);
    for (string& row : meadow) cin >> row;
    walk(0, 0, 0);
    if (most < 0) cout << "IMPOSSIBLE\n";
    else cout << most << ' ' << walks % 1000000007 << '\n';
}
