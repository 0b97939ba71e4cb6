// Counts walks: after k rounds, walks[v] is the number of walks of exactly k paths from 1 to v. The first round with a walk to n
// is the answer, since a walk of the smallest length is a shortest way.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<pair<int, int>> paths(m);
    for (auto& [a, b] : paths) scanf("%d %d", &a, &b);
    vector<long long> walks(n + 1, 0);
    vector<char> isThere(n + 1, 0);  // the number may be 0 modulo 10^9 + 7
    walks[1] = isThere[1] = 1;
    for (int k = 0; k < n; k++) {
        if (isThere[n]) {
            printf("%d %lld\n", k, walks[n]);
            return 0;
        }
        vector<long long> next(n + 1, 0);
        vector<char> nextThere(n + 1, 0);
        for (auto [a, b] : paths) {
            next[b] = (next[b] + walks[a]) % 1000000007, nextThere[b] |= isThere[a];
            if (a != b) next[a] = (next[a] + walks[b]) % 1000000007, nextThere[a] |= isThere[b];
        }
        walks = next, isThere = nextThere;
    }
    puts("-1 0");
}
