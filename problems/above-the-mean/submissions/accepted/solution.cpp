// A value is greater than sum / n exactly when value * n is greater than sum, since n is positive: no fraction is needed.
#include <bits/stdc++.h>
using namespace std;

int countAbove(const vector<int>& values) {
    long long n = values.size();
    long long sum = accumulate(values.begin(), values.end(), 0LL);  // up to 10^12
    return count_if(values.begin(), values.end(), [&](int value) { return value * n > sum; });
}

int main() {
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) cin >> value;

    cout << countAbove(values) << '\n';
}
