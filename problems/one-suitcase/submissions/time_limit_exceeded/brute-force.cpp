// From the statement alone: tries every choice of things.
#include <bits/stdc++.h>
using namespace std;

int n;
long long limit;
vector<pair<long long, long long>> things;
pair<long long, long long> best;  // value, and the weight with a minus sign

void choose(int i, long long weight, long long value) {
    if (weight > limit) return;
    if (i == n) {
        best = max(best, {value, -weight});
        return;
    }
    choose(i + 1, weight, value);
    choose(i + 1, weight + things[i].first, value + things[i].second);
}

int main() {
    cin >> n >> limit;
    things.resize(n);
    for (auto& [weight, value] : things) cin >> weight >> value;
    choose(0, 0, 0);
    cout << best.first << ' ' << -best.second << '\n';
}
