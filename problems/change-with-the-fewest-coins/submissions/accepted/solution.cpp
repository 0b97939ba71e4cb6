// Greedy: with these coins the smaller ones never make up for a larger coin that fits.
#include <bits/stdc++.h>
using namespace std;

const vector<int> COINS = {200, 100, 50, 20, 10, 5, 2, 1};

vector<int> giveChange(int price, int paid) {
    int rest = paid - price;
    vector<int> counts;
    for (int coin : COINS) {
        counts.push_back(rest / coin);
        rest %= coin;
    }
    return counts;
}

int main() {
    int price, paid;
    cin >> price >> paid;

    vector<int> counts = giveChange(price, paid);
    cout << accumulate(counts.begin(), counts.end(), 0) << '\n';
    for (size_t i = 0; i < COINS.size(); i++)
        if (counts[i] > 0) cout << COINS[i] << ' ' << counts[i] << '\n';
}
