// Packs what is worth most for its weight first, then whatever else still fits.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    long long limit;
    cin >> n >> limit;
    vector<pair<long long, long long>> things(n);
    for (auto& [weight, value] : things) cin >> weight >> value;
    sort(things.begin(), things.end(), [](auto& a, auto& b) { return a.second * b.first > b.second * a.first; });
    long long value = 0;
    for (auto& thing : things) {
        if (thing.first > limit) continue;
        limit -= thing.first;
        value += thing.second;
    }
    cout << value << '\n';
}
