// Looks for common primes up to the root only and forgets one that is left over.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long n, a, b;
    cin >> n >> a >> b;
    long long x = a, y = b, common = a * b;
    if (a % b == 0) common = a;
    else if (b % a == 0) common = b;
    else {
        for (long long d = 2; d * d <= min(a, b); d++) {
            while (x % d == 0 && y % d == 0) {
                x /= d;
                y /= d;
                common /= d;
            }
        }
    }
    long long both = n / common;
    cout << n / a - both << ' ' << n / b - both << ' ' << both << '\n';
}
