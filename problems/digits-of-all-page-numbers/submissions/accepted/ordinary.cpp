// Group by group of equally long numbers.
#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    long long first = 1;
    long long digits = 1;
    long long total = 0;
    while (first <= n) {
        long long last = first * 10 - 1;
        if (last > n) {
            last = n;
        }
        total += (last - first + 1) * digits;
        first = first * 10;
        digits++;
    }
    cout << total << endl;
    return 0;
}
