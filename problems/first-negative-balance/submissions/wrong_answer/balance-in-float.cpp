// Keeps the balance in a float, which is exact up to 2^24 only.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    float balance = 0;
    for (int i = 1; i <= n; i++) {
        float a;
        cin >> a;
        balance += a;
        if (balance < 0) {
            cout << i << endl;
            return 0;
        }
    }
    cout << "NEVER" << endl;
}
