// A sum is even when both numbers have the same parity, so it is enough to count the even and the odd ones.
#include <bits/stdc++.h>
using namespace std;

long long countEvenSums(const vector<int>& values) {
    long long even = count_if(values.begin(), values.end(), [](int value) { return value % 2 == 0; });
    long long odd = (long long)values.size() - even;
    return even * (even - 1) / 2 + odd * (odd - 1) / 2;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) cin >> value;

    cout << countEvenSums(values) << '\n';
}
