// Counts by places: for each power of ten p, the numbers from p to n have a digit in that place.
#include <bits/stdc++.h>
using namespace std;

long long countDigits(long long n) {
    long long total = 0;
    for (long long power = 1; power <= n; power *= 10) total += n - power + 1;
    return total;
}

int main() {
    long long n;
    cin >> n;

    cout << countDigits(n) << '\n';
}
