// Begins with all projects and with none, and takes the best single step as long as there is one: it may get stuck.
#include <bits/stdc++.h>
using namespace std;

typedef bitset<201> Set;
int n, m;
long long profit[201];
Set needs[201], neededBy[201];

long long worth(const Set& s) {
    long long sum = 0;
    for (int i = 1; i <= n; i++)
        if (s[i]) sum += profit[i];
    return sum;
}

// what remains if everything that no profitable project of the set needs is dropped
Set tidy(const Set& s) {
    Set result;
    for (int i = 1; i <= n; i++)
        if (s[i] && profit[i] > 0) result |= needs[i];
    return result;
}

long long improve(Set s) {
    s = tidy(s);
    long long best = worth(s);
    while (true) {
        Set next = s;
        for (int i = 1; i <= n; i++) {
            Set other = s[i] ? tidy(s & ~neededBy[i]) : s | needs[i];
            long long value = worth(other);
            if (value > best) {
                best = value;
                next = other;
            }
        }
        if (next == s) return best;
        s = next;
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    cin >> n >> m;
    for (int i = 1; i <= n; i++) {
        cin >> profit[i];
        needs[i][i] = 1;
    }
    while (m--) {
        int a, b;
        cin >> a >> b;
        needs[a][b] = 1;
    }
    for (int k = 1; k <= n; k++)
        for (int i = 1; i <= n; i++)
            if (needs[i][k]) needs[i] |= needs[k];
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++)
            if (needs[i][j]) neededBy[j][i] = 1;
    Set all;
    for (int i = 1; i <= n; i++) all[i] = 1;
    cout << max({0LL, improve(all), improve(Set())}) << '\n';
}
