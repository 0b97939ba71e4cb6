// From every hall, the deepest that can be said of each hall after 1, 2, … n stairs, with the stair that came last; the first time
// that the hall itself comes out deeper than it is, the stairs are followed back. O(n^2 m) time, and n tables of n halls.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<array<int, 3>> stairs(m);
    for (auto& [a, b, c] : stairs) scanf("%d %d %d", &a, &b, &c);
    const long long none = LLONG_MIN / 4;
    for (int start = 1; start <= n; start++) {
        vector<long long> depth(n + 1, none);
        depth[start] = 0;
        vector<vector<int>> last;
        for (int length = 1; length <= n; length++) {
            vector<long long> next(n + 1, none);
            last.push_back(vector<int>(n + 1, -1));
            for (int i = 0; i < m; i++) {
                auto [a, b, c] = stairs[i];
                if (depth[a] == none || depth[a] + c <= next[b]) continue;
                next[b] = depth[a] + c;
                last.back()[b] = i;
            }
            depth = next;
            if (depth[start] <= 0) continue;
            vector<int> tour;
            for (int at = start, k = length; k > 0; k--) {
                int stair = last[k - 1][at];
                tour.push_back(stair + 1);
                at = stairs[stair][0];
            }
            reverse(tour.begin(), tour.end());
            printf("%d\n", length);
            for (int stair : tour) printf("%d ", stair);
            puts("");
            return 0;
        }
    }
    puts("HONEST");
}
