// A running total, which reaches 10^12 and needs 64 bits; the first booking that makes it negative is the answer.
#include <bits/stdc++.h>
using namespace std;

int firstNegative(const vector<int>& bookings) {
    long long balance = 0;
    for (size_t i = 0; i < bookings.size(); i++) {
        balance += bookings[i];
        if (balance < 0) return (int)i + 1;
    }
    return 0;
}

int main() {
    int n;
    cin >> n;
    vector<int> bookings(n);
    for (int& booking : bookings) cin >> booking;

    int first = firstNegative(bookings);
    if (first > 0) cout << first << '\n';
    else cout << "NEVER\n";
}
