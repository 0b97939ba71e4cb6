#include <iostream>
using namespace std;

int main() {
    int q;
    cin >> q;
    for (int i = 0; i < q; i++) {
        long long n, b;
        cin >> n >> b;

        // the largest power of b that is not above n
        long long power = 1;
        while (power * b <= n) power = power * b;

        while (power > 0) {
            int digit = n / power;
            if (digit < 10) cout << digit;
            else cout << char('A' + digit - 10);
            n = n % power;
            power = power / b;
        }
        cout << endl;
    }
    return 0;
}
