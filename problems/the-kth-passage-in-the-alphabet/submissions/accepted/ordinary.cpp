// As many write it: pairs of ranks with their place, sorted again and again.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string s;
    long long k;
    cin >> s >> k;
    int n = s.size();
    vector<int> rk(n), sa(n), lcp(n);
    for (int i = 0; i < n; i++) rk[i] = s[i];
    vector<pair<pair<int, int>, int>> v(n);
    for (int len = 1;; len *= 2) {
        for (int i = 0; i < n; i++) v[i] = {{rk[i], i + len < n ? rk[i + len] : -1}, i};
        sort(v.begin(), v.end());
        int r = 0;
        for (int i = 0; i < n; i++) {
            if (i > 0 && v[i].first != v[i - 1].first) r++;
            rk[v[i].second] = r;
        }
        if (r == n - 1) break;
    }
    for (int i = 0; i < n; i++) sa[rk[i]] = i;
    int h = 0;
    for (int i = 0; i < n; i++) {
        if (rk[i] > 0) {
            int j = sa[rk[i] - 1];
            while (i + h < n && j + h < n && s[i + h] == s[j + h]) h++;
            lcp[rk[i]] = h;
            if (h > 0) h--;
        } else {
            h = 0;
        }
    }
    long long total = 0;
    string answer = "-";
    for (int i = 0; i < n; i++) {
        int fresh = n - sa[i] - lcp[i];
        if (total < k && k <= total + fresh) answer = s.substr(sa[i], lcp[i] + (k - total));
        total += fresh;
    }
    cout << total << endl << answer << endl;
}
