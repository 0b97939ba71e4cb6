// Wrong: the differences do not fit into 32 bits.
#include <bits/stdc++.h>
using namespace std;

long long bestDifference(const vector<int>& cards) {
    int n = cards.size();
    vector<int> lead(cards.begin(), cards.end());
    for (int length = 2; length <= n; length++)
        for (int l = 0; l + length <= n; l++)
            lead[l] = max(cards[l] - lead[l + 1], cards[l + length - 1] - lead[l]);
    return lead[0];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> cards(n);
    for (int& card : cards) cin >> card;

    cout << bestDifference(cards) << '\n';
}
