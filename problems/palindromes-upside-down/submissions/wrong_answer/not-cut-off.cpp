// Takes the radius of the mirror image whole, also where it goes beyond the end.
#include <bits/stdc++.h>
using namespace std;

bool fits(char left, char right) {
    string turned = "01????9?86";
    return left == '|' ? right == left : turned[left - '0'] == right;
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
        if (i < end) radius[i] = min(radius[2 * middle - i], n - i);
        while (i - radius[i] >= 0 && i + radius[i] < n && fits(row[i - radius[i]], row[i + radius[i]])) radius[i]++;
        if (i + radius[i] > end) middle = i, end = i + radius[i];
        count += radius[i] / 2;
    }
    cout << count << '\n';
}
