// The first places stay in order as long as the numbers behind them can make all inversions by themselves. Let the end of
// m numbers be the shortest one that can. Its m - 1 other numbers cannot, even in falling order, so its first number has
// to make the rest, and then the others fall. O(n).
#include <bits/stdc++.h>
using namespace std;

vector<int> smallestPermutation(int n, long long k) {
    if (k > 1LL * n * (n - 1) / 2) return {};
    int m = 1;
    while (1LL * m * (m - 1) / 2 < k) m++;

    vector<int> permutation;
    for (int number = 1; number <= n - m; number++) permutation.push_back(number);
    // With r smaller ones among the numbers of the end, it makes r inversions.
    int first = n - m + 1 + int(k - 1LL * (m - 1) * (m - 2) / 2);
    permutation.push_back(first);
    for (int number = n; number > n - m; number--)
        if (number != first) permutation.push_back(number);
    return permutation;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long k;
    cin >> n >> k;

    vector<int> permutation = smallestPermutation(n, k);
    if (permutation.empty()) cout << "-1";
    for (int number : permutation) cout << number << ' ';
    cout << '\n';
}
