// Too slow: fills the table anew for each game.
#include <bits/stdc++.h>
using namespace std;

vector<bool> firstWins(const vector<int>& moves, const vector<vector<int>>& games) {
    vector<bool> wins;
    for (const auto& heaps : games) {
        int largest = *max_element(heaps.begin(), heaps.end());
        vector<int> grundy(largest + 1, 0);
        for (int size = 0; size <= largest; size++) {
            uint64_t reached = 0;
            for (int move : moves)
                if (move <= size) reached |= uint64_t{1} << grundy[size - move];
            grundy[size] = countr_one(reached);
        }
        int sum = 0;
        for (int size : heaps) sum ^= grundy[size];
        wins.push_back(sum != 0);
    }
    return wins;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int k, q;
    cin >> k >> q;
    vector<int> moves(k);
    for (int& move : moves) cin >> move;
    vector<vector<int>> games(q);
    for (auto& heaps : games) {
        int n;
        cin >> n;
        heaps.resize(n);
        for (int& size : heaps) cin >> size;
    }

    for (bool wins : firstWins(moves, games)) cout << (wins ? "first" : "second") << '\n';
}
