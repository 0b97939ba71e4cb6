// Tries every choice of k lanterns of which no two are neighbours.
#include <bits/stdc++.h>
using namespace std;

int n;
vector<long long> glow;

// The largest sum of `left` lanterns from lantern i on; nothing if there is no room for them.
optional<long long> best(int i, int left) {
    if (left == 0) return 0;
    if (i >= n) return nullopt;
    optional<long long> dark = best(i + 1, left);
    optional<long long> lit = best(i + 2, left - 1);
    if (lit) lit = *lit + glow[i];
    if (!dark || !lit) return dark ? dark : lit;
    return max(*dark, *lit);
}

int main() {
    int k;
    cin >> n >> k;
    glow.resize(n);
    for (auto& value : glow) cin >> value;
    cout << *best(0, k) << '\n';
}
