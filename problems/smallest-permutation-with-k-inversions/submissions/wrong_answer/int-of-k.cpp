// Wrong: reads k into 32 bits.
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
    k = int(k);

    vector<int> permutation = smallestPermutation(n, k);
    if (permutation.empty()) cout << "-1";
    for (int number : permutation) cout << number << ' ';
    cout << '\n';
}
