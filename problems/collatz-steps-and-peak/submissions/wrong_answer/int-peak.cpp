// Keeps the largest number in 32 bits.
#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    int best = n;
    int steps = 0;
    while (n > 1) {
        if (n % 2 == 0) {
            n = n / 2;
        } else {
            n = n * 3 + 1;
        }
        if (n > best) {
            best = n;
        }
        steps++;
    }
    cout << steps << " " << best << endl;
    return 0;
}
