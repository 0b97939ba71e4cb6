// Numbers the islands row by row; where two numbers meet, the whole map is searched for one of them to replace it.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int h, w;
    cin >> h >> w;
    vector<string> map(h);
    for (string& row : map) cin >> row;
    auto isLand = [&](int r, int c) { return r >= 0 && c >= 0 && r < h && c < w && map[r][c] == '#'; };
    vector<vector<int>> label(h, vector<int>(w, 0));
    int next = 0;
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            if (!isLand(r, c) || !isLand(r - 1, c) || !isLand(r + 1, c) || !isLand(r, c - 1) || !isLand(r, c + 1)) continue;
            int above = label[r - 1][c], left = label[r][c - 1];
            label[r][c] = above ? above : left ? left : ++next;
            if (!above || !left || above == left) continue;
            for (auto& row : label)
                for (int& l : row)
                    if (l == left) l = above;
        }
    unordered_map<int, int> squares;
    for (auto& row : label)
        for (int l : row)
            if (l) squares[l]++;
    int largest = 0;
    for (auto [l, count] : squares) largest = max(largest, count);
    cout << squares.size() << ' ' << largest << '\n';
}
