// A pair that weighs exactly as much as the lift carries is left out.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long n, limit, pairs = 0;
    cin >> n >> limit;
    vector<long long> a(n);
    for (auto& x : a) cin >> x;
    sort(a.begin(), a.end());
    for (int i = 0, j = n - 1; i < j;)
        if (a[i] + a[j] < limit) pairs += j - i, i++;
        else j--;
    cout << pairs << '\n';
}
