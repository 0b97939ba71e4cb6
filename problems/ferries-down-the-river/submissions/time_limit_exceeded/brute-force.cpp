// From the statement alone: tries every choice of stops.
#include <bits/stdc++.h>
using namespace std;

int n;
vector<long long> x, fee;
long long least = LLONG_MAX;

void travel(int at, long long cost) {
    if (cost >= least) return;
    if (at == n - 1) least = cost;
    for (int next = at + 1; next < n; next++) travel(next, cost + (x[next] - x[at]) * (x[next] - x[at]) + fee[next]);
}

int main() {
    cin >> n;
    x.resize(n), fee.resize(n);
    for (auto& each : x) cin >> each;
    for (auto& each : fee) cin >> each;
    travel(0, 0);
    cout << least << '\n';
}
