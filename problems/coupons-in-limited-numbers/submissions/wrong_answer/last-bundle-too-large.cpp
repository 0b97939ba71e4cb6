// Does not cut the last bundle: more copies than there are.
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
            const int size = bundle;
            left -= size;
            const int points = (int)min<long long>(budget + 1, (long long)size * coupon.points);
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
