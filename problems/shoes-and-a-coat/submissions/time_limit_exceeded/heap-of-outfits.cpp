// Too slow: takes the outfits out of a heap one by one, k times.
#include <bits/stdc++.h>
using namespace std;

long long priceOfOutfit(long long k, vector<long long> shoes, vector<long long> coats) {
    sort(shoes.begin(), shoes.end());
    sort(coats.begin(), coats.end());
    priority_queue<pair<long long, pair<int, int>>, vector<pair<long long, pair<int, int>>>, greater<>> next;
    for (int i = 0; i < (int)shoes.size(); i++) next.push({shoes[i] + coats[0], {i, 0}});
    while (--k > 0) {
        auto [price, outfit] = next.top();
        next.pop();
        auto [i, j] = outfit;
        if (j + 1 < (int)coats.size()) next.push({shoes[i] + coats[j + 1], {i, j + 1}});
    }
    return next.top().first;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    long long k;
    cin >> n >> m >> k;
    vector<long long> shoes(n), coats(m);
    for (long long& price : shoes) cin >> price;
    for (long long& price : coats) cin >> price;

    cout << priceOfOutfit(k, shoes, coats) << '\n';
}
