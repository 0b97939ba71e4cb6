// From the statement alone: tries every number of coupons of each kind.
#include <bits/stdc++.h>
using namespace std;

int n;
vector<array<long long, 3>> coupons;
long long best = 0;

void buy(int kind, long long points, long long saved) {
    if (kind == n) {
        best = max(best, saved);
        return;
    }
    auto [price, saving, copies] = coupons[kind];
    for (long long count = 0; count <= copies && count * price <= points; count++) buy(kind + 1, points - count * price, saved + count * saving);
}

int main() {
    int budget;
    cin >> n >> budget;
    coupons.resize(n);
    for (auto& [points, saving, copies] : coupons) cin >> points >> saving >> copies;
    buy(0, budget, 0);
    cout << best << '\n';
}
