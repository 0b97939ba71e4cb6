// The largest profit for each length that is used up, by the piece cut off last. Each piece is charged one cut, and the
// cut too many is given back at the end. O(k L), 64 bits.
#include <bits/stdc++.h>
using namespace std;

struct Piece {
    int length, price;
};

optional<long long> bestProfit(int ribbon, int cut, const vector<Piece>& pieces) {
    const long long IMPOSSIBLE = LLONG_MIN;
    vector<long long> best(ribbon + 1, IMPOSSIBLE);
    best[0] = 0;
    for (int length = 1; length <= ribbon; length++) {
        for (const Piece& piece : pieces) {
            if (piece.length > length || best[length - piece.length] == IMPOSSIBLE) continue;
            best[length] = max(best[length], best[length - piece.length] + piece.price - cut);
        }
    }
    if (best[ribbon] == IMPOSSIBLE) return nullopt;
    return best[ribbon] + cut;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int ribbon, k, cut;
    cin >> ribbon >> k >> cut;
    vector<Piece> pieces(k);
    for (auto& [length, price] : pieces) cin >> length >> price;

    auto profit = bestProfit(ribbon, cut, pieces);
    if (profit) cout << *profit << '\n';
    else cout << "IMPOSSIBLE\n";
}
