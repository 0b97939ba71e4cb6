// Dijkstra's algorithm on states: an airport, and whether the voucher has been used. Each flight has a copy before, a copy
// after, and one at half price that leads from before to after. O((n + m) log m), sums in 64 bits.
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
    priority_queue<pair<long long, int>, vector<pair<long long, int>>, greater<>> open;
    auto offer = [&](int state, long long price) {
        if (price >= cost[state]) return;
        cost[state] = price;
        open.push({price, state});
    };
    offer(2 * 1, 0);
    while (!open.empty()) {
        auto [paid, state] = open.top();
        open.pop();
        if (paid > cost[state]) continue;  // an entry from before a cheaper way was found
        int used = state % 2;
        for (const Flight& flight : flights[state / 2]) {
            offer(2 * flight.to + used, paid + flight.price);
            if (!used) offer(2 * flight.to + 1, paid + flight.price / 2);
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
