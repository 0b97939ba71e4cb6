// Packs what is worth most for its weight first.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, limit;
    cin >> n >> limit;
    vector<pair<long long, long long>> things(n);
    for (auto& [weight, value] : things) cin >> weight >> value;
    sort(things.begin(), things.end(), [](auto& a, auto& b) { return a.second * b.first > b.second * a.first; });
    long long value = 0, weight = 0;
    for (auto& thing : things) {
        if (thing.second == 0 || weight + thing.first > limit) continue;
        weight += thing.first;
        value += thing.second;
    }
    cout << value << ' ' << weight << '\n';
}
