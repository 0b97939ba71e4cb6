// Counts stretches that read the same backwards.
#include <bits/stdc++.h>
using namespace std;

bool fits(char left, char right) {
    return left == right;
}

int main() {
    string digits;
    cin >> digits;
    string row = "|";
    for (char digit : digits) row += string(1, digit) + "|";
    int n = row.size();
    vector<int> radius(n, 0);
    long long count = 0;
    for (int i = 0, middle = 0, end = 0; i < n; i++) {
        if (i < end) radius[i] = min(radius[2 * middle - i], end - i);
        while (i - radius[i] >= 0 && i + radius[i] < n && fits(row[i - radius[i]], row[i + radius[i]])) radius[i]++;
        if (i + radius[i] > end) middle = i, end = i + radius[i];
        count += radius[i] / 2;
    }
    cout << count << '\n';
}
