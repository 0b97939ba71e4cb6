// Grundy numbers: a heap is equal to a heap of Nim whose size is the smallest number that none of its moves leads to. The
// first player wins exactly if the XOR of these numbers is not 0. One table for all games, O(k * largest size).
#include <bits/stdc++.h>
using namespace std;

vector<bool> firstWins(const vector<int>& moves, const vector<vector<int>>& games) {
    int largest = 0;
    for (const auto& heaps : games) largest = max(largest, *max_element(heaps.begin(), heaps.end()));

    vector<int> grundy(largest + 1, 0);
    for (int size = 0; size <= largest; size++) {
        // At most 30 moves, so no number is larger than 30 and a set of them is one long integer.
        uint64_t reached = 0;
        for (int move : moves)
            if (move <= size) reached |= uint64_t{1} << grundy[size - move];
        grundy[size] = countr_one(reached);
    }

    vector<bool> wins;
    for (const auto& heaps : games) {
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
