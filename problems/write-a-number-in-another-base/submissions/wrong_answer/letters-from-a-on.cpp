// Wrong: the digit ten is 'A', not 'A' + 10.
#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        int n, b;
        cin >> n >> b;
        string digits;
        do {
            int digit = n % b;
            if (digit < 10) digits = char('0' + digit) + digits;
            else digits = char('A' + digit) + digits;
            n /= b;
        } while (n > 0);
        cout << digits << endl;
    }
}
