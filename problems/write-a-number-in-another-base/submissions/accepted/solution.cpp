// n % b is the last digit, and n / b the number without it. So the digits are found from the last one to the first. O(log n).
#include <bits/stdc++.h>
using namespace std;

string inBase(int n, int b) {
    const string characters = "0123456789ABCDEF";
    string digits;
    do {  // at least once: 0 has a digit, too
        digits += characters[n % b];
        n /= b;
    } while (n > 0);
    reverse(digits.begin(), digits.end());
    return digits;
}

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        int n, b;
        cin >> n >> b;
        cout << inBase(n, b) << '\n';
    }
}
