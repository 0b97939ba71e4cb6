// Too slow for chosen amounts: the standard hash of a number is the number itself, so running sums that are multiples of
// the table's size all fall into one chain.
#include <bits/stdc++.h>
using namespace std;

long long countPieces(long long k, const vector<int>& amounts) {
    unordered_map<long long, int> seen;
    seen[0] = 1;
    long long sum = 0, pieces = 0;
    for (int amount : amounts) {
        sum += amount;
        if (seen.count(sum - k)) pieces += seen[sum - k];
        seen[sum]++;
    }
    return pieces;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long k;
    cin >> n >> k;
    vector<int> amounts(n);
    for (int& amount : amounts) cin >> amount;

    cout << countPieces(k, amounts) << '\n';
}
