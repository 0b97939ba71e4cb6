// Takes the passage that comes for the second time first; another one may begin earlier and come again later.
#include <bits/stdc++.h>
using namespace std;

typedef long long ll;
typedef unsigned long long ull;

int n;
string s;
const ll P1 = 1000000007, P2 = 998244353, B1 = 911382, B2 = 972663;
vector<ll> h1, h2, p1, p2;

ull key(int from, int length) {
    ll a = (h1[from + length] - h1[from] * p1[length] % P1 + P1) % P1;
    ll b = (h2[from + length] - h2[from] * p2[length] % P2 + P2) % P2;
    return (ull)a << 32 | (ull)b;
}

// Returns the place (from 1) of a passage of that length that occurs twice, or 0.
int find(int length) {
    unordered_map<ull, int> first;
    first.reserve(2 * n);
    for (int i = 0; i + length <= n; i++) {
        auto [it, fresh] = first.insert({key(i, length), i});
        if (!fresh) return it->second + 1;
    }
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> s;
    n = s.size();
    h1.assign(n + 1, 0);
    h2 = h1;
    p1.assign(n + 1, 1);
    p2 = p1;
    for (int i = 0; i < n; i++) {
        h1[i + 1] = (h1[i] * B1 + s[i]) % P1;
        h2[i + 1] = (h2[i] * B2 + s[i]) % P2;
        p1[i + 1] = p1[i] * B1 % P1;
        p2[i + 1] = p2[i] * B2 % P2;
    }
    int lo = 0, hi = n - 1, place = 0;
    while (lo < hi) {
        int mid = (lo + hi + 1) / 2;
        int at = find(mid);
        if (at > 0) {
            lo = mid;
            place = at;
        } else {
            hi = mid - 1;
        }
    }
    if (lo == 0) cout << 0 << '\n';
    else cout << lo << ' ' << place << '\n';
}
