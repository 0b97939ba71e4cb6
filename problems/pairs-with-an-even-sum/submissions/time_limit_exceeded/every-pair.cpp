// Too slow: every pair, several at a time. O(n^2).
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) cin >> value;
    long long count = 0;
    for (int i = 0; i < n; i++) {
        int even = 0, value = values[i];
        for (int j = i + 1; j < n; j++) even += 1 - ((value + values[j]) & 1);
        count += even;
    }
    cout << count << '\n';
}
