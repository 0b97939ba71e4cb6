// Wrong: combines the cheapest shoes with all coats and all shoes with the cheapest coat, and nothing else.
#include <bits/stdc++.h>
using namespace std;

long long priceOfOutfit(long long k, vector<long long> shoes, vector<long long> coats) {
    sort(shoes.begin(), shoes.end());
    sort(coats.begin(), coats.end());
    vector<long long> prices;
    for (long long coat : coats) prices.push_back(shoes[0] + coat);
    for (size_t i = 1; i < shoes.size(); i++) prices.push_back(shoes[i] + coats[0]);
    sort(prices.begin(), prices.end());
    return prices[min(k, (long long)prices.size()) - 1];
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
