// As many write it: pattern, separator and text in one row, and the prefix function of all.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> a(n), b(m);
    for (auto& x : a) cin >> x;
    for (auto& x : b) cin >> x;
    vector<int> s;
    for (int i = 1; i < m; i++) s.push_back(b[i] - b[i - 1]);
    s.push_back(2000000000);  // no step is as large
    for (int i = 1; i < n; i++) s.push_back(a[i] - a[i - 1]);
    vector<int> pi(s.size()), found;
    for (size_t i = 1; i < s.size(); i++) {
        int j = pi[i - 1];
        while (j > 0 && s[i] != s[j]) j = pi[j - 1];
        if (s[i] == s[j]) j++;
        pi[i] = j;
    }
    if (m == 1) {
        for (int i = 1; i <= n; i++) found.push_back(i);
    } else {
        for (int i = m; i < (int)s.size(); i++)
            if (pi[i] == m - 1) found.push_back(i - m - (m - 1) + 2);
    }
    cout << found.size() << endl;
    if (found.size() > 0) cout << found[0] << " " << found.back() << endl;
}
