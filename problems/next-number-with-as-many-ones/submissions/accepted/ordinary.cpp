#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        long long n;
        cin >> n;
        string digits;
        while (n > 0) {
            digits = (n % 2 == 1 ? "1" : "0") + digits;
            n /= 2;
        }
        digits = "0" + digits;
        next_permutation(digits.begin(), digits.end());
        long long answer = 0;
        for (char c : digits) answer = answer * 2 + (c - '0');
        cout << answer << endl;
    }
    return 0;
}
