// Copies of a coupon are tied into bundles of 1, 2, 4, … and the rest, which together give every number of copies; each
// bundle is taken or not, as in a suitcase. O(n P log P), sums in 64 bits.
#include <bits/stdc++.h>
using namespace std;

struct Coupon {
    int points, saving, copies;
};

long long largestSaving(const vector<Coupon>& coupons, int budget) {
    vector<long long> best(budget + 1, 0);
    for (const Coupon& coupon : coupons) {
        int left = min(coupon.copies, budget / coupon.points);
        for (int bundle = 1; left > 0; bundle *= 2) {
            const int size = min(bundle, left);  // the last bundle holds the rest
            left -= size;
            const int points = size * coupon.points;
            const long long saving = (long long)size * coupon.saving;
            for (int x = budget; x >= points; x--) best[x] = max(best[x], best[x - points] + saving);
        }
    }
    return best[budget];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, budget;
    cin >> n >> budget;
    vector<Coupon> coupons(n);
    for (auto& [points, saving, copies] : coupons) cin >> points >> saving >> copies;

    cout << largestSaving(coupons, budget) << '\n';
}
