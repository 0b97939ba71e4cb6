// Wrong: up to base ten, the digits are collected in a number of 64 bits, which has room for 19 of them.
#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q--) {
        int n, b;
        cin >> n >> b;
        if (b <= 10) {
            long long written = 0, place = 1;
            while (n > 0) {
                written += n % b * place;
                place *= 10;
                n /= b;
            }
            cout << written << endl;
        } else {
            string digits;
            do {
                digits = "0123456789ABCDEF"[n % b] + digits;
                n /= b;
            } while (n > 0);
            cout << digits << endl;
        }
    }
}
