// best[x]: the largest value of a choice among the things so far that weighs at most x. From right to left, so that
// each thing is taken at most once. O(n W), values in 64 bits.
#include <bits/stdc++.h>
using namespace std;

struct Thing {
    int weight, value;
};

pair<long long, int> pack(const vector<Thing>& things, int limit) {
    vector<long long> best(limit + 1, 0);
    for (const Thing& thing : things)
        for (int weight = limit; weight >= thing.weight; weight--)
            best[weight] = max(best[weight], best[weight - thing.weight] + thing.value);

    // best never decreases, so the first entry with the largest value is found by bisection.
    auto lightest = lower_bound(best.begin(), best.end(), best[limit]);
    return {best[limit], (int)(lightest - best.begin())};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, limit;
    cin >> n >> limit;
    vector<Thing> things(n);
    for (auto& [weight, value] : things) cin >> weight >> value;

    auto [value, weight] = pack(things, limit);
    cout << value << ' ' << weight << '\n';
}
