// As many write it: two moduli, prefix hashes, and both hashes in one number, sorted.
#include <bits/stdc++.h>
using namespace std;

const int M1 = 1000000007, M2 = 998244353, B1 = 911382323, B2 = 972663749;

string s;
int n;
vector<long long> h1, h2, p1, p2;

uint64_t get(int l, int r) {
    uint64_t a = (h1[r] - h1[l] * p1[r - l] % M1 + M1) % M1;
    uint64_t b = (h2[r] - h2[l] * p2[r - l] % M2 + M2) % M2;
    return a << 32 | b;
}

int check(int len) {
    vector<pair<uint64_t, int>> v;
    for (int i = 0; i + len <= n; i++) v.push_back({get(i, i + len), i});
    sort(v.begin(), v.end());
    int result = -1;
    for (size_t i = 1; i < v.size(); i++) {
        if (v[i].first == v[i - 1].first && (result == -1 || v[i - 1].second < result)) result = v[i - 1].second;
    }
    return result;
}

int main() {
    cin >> s;
    n = s.size();
    h1.assign(n + 1, 0), h2.assign(n + 1, 0), p1.assign(n + 1, 1), p2.assign(n + 1, 1);
    for (int i = 0; i < n; i++) {
        h1[i + 1] = (h1[i] * B1 + s[i]) % M1;
        h2[i + 1] = (h2[i] * B2 + s[i]) % M2;
        p1[i + 1] = p1[i] * B1 % M1;
        p2[i + 1] = p2[i] * B2 % M2;
    }
    int lo = 0, hi = n, best = -1;
    while (hi - lo > 1) {
        int mid = (lo + hi) / 2, at = check(mid);
        if (at >= 0) lo = mid, best = at;
        else hi = mid;
    }
    if (lo == 0) cout << 0 << endl;
    else cout << lo << " " << best + 1 << endl;
}
