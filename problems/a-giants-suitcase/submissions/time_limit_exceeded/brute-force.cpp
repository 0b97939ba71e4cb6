// From the statement alone: tries every choice of things.
#include <bits/stdc++.h>
using namespace std;

int n, best = 0;
long long limit;
vector<pair<long long, int>> things;

void choose(int i, long long weight, int value) {
    if (weight > limit) return;
    if (i == n) {
        best = max(best, value);
        return;
    }
    choose(i + 1, weight + things[i].first, value + things[i].second);
    choose(i + 1, weight, value);
}

int main() {
    cin >> n >> limit;
    things.resize(n);
    for (auto& [weight, value] : things) cin >> weight >> value;
    choose(0, 0, 0);
    cout << best << '\n';
}
