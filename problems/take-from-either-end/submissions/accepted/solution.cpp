// What is left is always a part of the row. For each part, lead[l] is by how much the player to move can finish ahead:
// whoever takes a card has its number, minus the other player's lead in the rest. One row of the table is kept and
// lengthened by one card in each round: before it, lead[l] belongs to the part of length - 1 cards from l on. O(n^2).
#include <bits/stdc++.h>
using namespace std;

long long bestDifference(const vector<int>& cards) {
    int n = cards.size();
    vector<long long> lead(cards.begin(), cards.end());
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
