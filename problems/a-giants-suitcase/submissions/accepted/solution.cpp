// Values are small and weights huge, so the table is over values: the least weight of a choice worth exactly v. From
// the top down, so that each thing is taken at most once. O(n * sum of values), weights in 64 bits.
#include <bits/stdc++.h>
using namespace std;

struct Thing {
    long long weight;
    int value;
};

int largestValue(const vector<Thing>& things, long long limit) {
    const long long NO_CHOICE = LLONG_MAX / 2;
    int all = 0;  // the value of the things so far
    vector<long long> lightest = {0};
    for (const Thing& thing : things) {
        all += thing.value;
        lightest.resize(all + 1, NO_CHOICE);
        for (int value = all; value >= thing.value; value--)
            lightest[value] = min(lightest[value], lightest[value - thing.value] + thing.weight);
    }
    int best = all;
    while (lightest[best] > limit) best--;
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long limit;
    cin >> n >> limit;
    vector<Thing> things(n);
    for (auto& [weight, value] : things) cin >> weight >> value;

    cout << largestValue(things, limit) << '\n';
}
