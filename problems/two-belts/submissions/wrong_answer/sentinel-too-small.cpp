// Takes 3 * 10^13 for infinity; the whole way can take 10^14 seconds.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    long long change;
    cin >> n >> change;
    vector<array<long long, 2>> seconds(n), best(n, {30000000000000LL, 30000000000000LL});
    for (int belt = 0; belt < 2; belt++)
        for (auto& station : seconds) cin >> station[belt];
    best[0] = seconds[0];
    for (int i = 1; i < n; i++)
        for (int from = 0; from < 2; from++)
            for (int to = 0; to < 2; to++)
                best[i][to] = min(best[i][to], best[i - 1][from] + (from != to) * change + seconds[i][to]);
    cout << min(best[n - 1][0], best[n - 1][1]) << '\n';
}
