// As many write it: Manacher from the textbook, odd and even lengths one after the other, with the comparison exchanged.
#include <bits/stdc++.h>
using namespace std;

bool ok(char a, char b) {
    return (a == '0' && b == '0') || (a == '1' && b == '1') || (a == '8' && b == '8') || (a == '6' && b == '9') ||
           (a == '9' && b == '6');
}

int main() {
    string s;
    cin >> s;
    int n = s.size();
    long long answer = 0;
    vector<int> d1(n), d2(n);
    for (int i = 0, l = 0, r = -1; i < n; i++) {
        int k = i > r ? 0 : min(d1[l + r - i], r - i + 1);
        while (i + k < n && i - k >= 0 && ok(s[i + k], s[i - k])) k++;
        d1[i] = k;
        answer += k;
        if (i + k - 1 > r) l = i - k + 1, r = i + k - 1;
    }
    for (int i = 0, l = 0, r = -1; i < n; i++) {
        int k = i > r ? 0 : min(d2[l + r - i + 1], r - i + 1);
        while (i + k < n && i - k - 1 >= 0 && ok(s[i + k], s[i - k - 1])) k++;
        d2[i] = k;
        answer += k;
        if (i + k - 1 > r) l = i - k, r = i + k - 1;
    }
    cout << answer << endl;
}
