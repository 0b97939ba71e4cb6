// As many write it: the prefix function from the textbook, then down through all borders.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string s;
    cin >> s;
    int n = s.size();
    vector<int> pi(n);
    for (int i = 1; i < n; i++) {
        int j = pi[i - 1];
        while (j > 0 && s[i] != s[j]) j = pi[j - 1];
        if (s[i] == s[j]) j++;
        pi[i] = j;
    }
    int best = 2 * n;
    int k = pi[n - 1];
    while (k > 0) {
        int p = n - k;
        int total = 2 * p;
        if (total < n) total = (n + p - 1) / p * p;
        best = min(best, total);
        k = pi[k - 1];
    }
    cout << best - n << endl;
}
