// Wrong: puts a price on each lit lantern and searches for the price at which k lanterns are worth lighting, but only up to
// a trillion. The last lantern that fits can cost as much as a whole row.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long k;
    cin >> n >> k;
    vector<long long> glow(n);
    for (auto& value : glow) cin >> value;

    // The best sum after paying, and with it the most lanterns that may be lit.
    using State = pair<long long, long long>;
    auto bestAt = [&](long long price) {
        State dark{0, 0}, lit{LLONG_MIN / 2, 0};
        for (long long value : glow) {
            State now{dark.first + value - price, dark.second + 1};
            dark = max(dark, lit);
            lit = now;
        }
        return max(dark, lit);
    };
    long long low = -1000000000000LL, high = 1000000000000LL;  // the highest price at which k are still lit
    while (low < high) {
        long long price = low + (high - low + 1) / 2;
        if (bestAt(price).second >= k) low = price;
        else high = price - 1;
    }
    cout << bestAt(low).first + low * k << '\n';
}
