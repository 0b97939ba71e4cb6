// From the statement alone: cuts piece after piece from the ribbon, in every possible order.
#include <bits/stdc++.h>
using namespace std;

int k;
long long cut, best = LLONG_MIN;
vector<pair<long long, long long>> pieces;

void sell(long long left, long long profit) {
    for (auto [length, price] : pieces) {
        if (length == left) best = max(best, profit + price);
        if (length < left) sell(left - length, profit + price - cut);
    }
}

int main() {
    long long ribbon;
    cin >> ribbon >> k >> cut;
    pieces.resize(k);
    for (auto& [length, price] : pieces) cin >> length >> price;
    sell(ribbon, 0);
    if (best == LLONG_MIN) cout << "IMPOSSIBLE\n";
    else cout << best << '\n';
}
