// Finds the cheapest state that is left by looking at all of them: O(n^2).
#include <bits/stdc++.h>
using namespace std;

struct Flight {
    int to;
    int price;
};

long long cheapestTrip(int n, const vector<vector<Flight>>& flights) {
    const long long unreached = LLONG_MAX;
    // State 2 * v: at airport v with the voucher; 2 * v + 1: there without it.
    vector<long long> cost(2 * n + 2, unreached);
    vector<char> done(2 * n + 2, 0);
    cost[2] = 0;
    for (;;) {
        int state = 0;
        for (int s = 2; s < 2 * n + 2; s++)
            if (!done[s] && cost[s] != unreached && (state == 0 || cost[s] < cost[state])) state = s;
        if (state == 0) break;
        done[state] = 1;
        int used = state % 2;
        for (const Flight& flight : flights[state / 2]) {
            long long& same = cost[2 * flight.to + used];
            long long& after = cost[2 * flight.to + 1];
            same = min(same, cost[state] + flight.price);
            if (!used) after = min(after, cost[state] + flight.price / 2);
        }
    }
    long long best = min(cost[2 * n], cost[2 * n + 1]);
    return best == unreached ? -1 : best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<Flight>> flights(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b, price;
        cin >> a >> b >> price;
        flights[a].push_back({b, price});
    }

    cout << cheapestTrip(n, flights) << '\n';
}
