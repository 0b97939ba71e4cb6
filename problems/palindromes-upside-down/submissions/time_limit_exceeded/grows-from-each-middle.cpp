// Too slow: grows from each middle as long as the digits fit, O(n^2) for zeros only.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string digits;
    cin >> digits;
    int n = digits.size();
    string turned = digits;
    for (char& digit : turned) digit = "01????9?86"[digit - '0'];
    long long count = 0;
    for (int i = 0; i < n; i++) {
        for (int gap = 0; gap <= 1; gap++) {
            int left = i - gap, right = i;
            while (left >= 0 && right < n && turned[left] == digits[right]) left--, right++, count++;
        }
    }
    cout << count << '\n';
}
