// Wrong: always begins at the same power, and skips only one zero.
#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        long long n, b;
        cin >> n >> b;
        string digits;
        do {
            digits = "0123456789ABCDEF"[n % b] + digits;
            n /= b;
        } while (n > 0);
        while (digits.size() < 8) digits = "0" + digits;
        if (digits[0] == '0') digits = digits.substr(1);
        cout << digits << endl;
    }
}
