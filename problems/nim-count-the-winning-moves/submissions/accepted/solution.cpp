// Nim: the player to move loses exactly if the XOR of all sizes is 0. With XOR x, a move wins if it makes the XOR 0, so
// heap a has to become a ^ x, and that is a move only if a ^ x < a. O(n).
#include <bits/stdc++.h>
using namespace std;

struct Winning {
    int moves;         // how many first moves win
    int heap, stones;  // the one that is printed, if there is any
};

Winning winningMoves(const vector<int>& heaps) {
    int x = 0;
    for (int size : heaps) x ^= size;
    Winning winning{0, 0, 0};
    for (int i = 0; i < (int)heaps.size(); i++) {
        int left = heaps[i] ^ x;
        if (left >= heaps[i]) continue;
        if (winning.moves == 0) winning = {0, i + 1, heaps[i] - left};
        winning.moves++;
    }
    return winning;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> heaps(n);
    for (int& size : heaps) cin >> size;

    Winning winning = winningMoves(heaps);
    cout << winning.moves << '\n';
    if (winning.moves > 0) cout << winning.heap << ' ' << winning.stones << '\n';
}
