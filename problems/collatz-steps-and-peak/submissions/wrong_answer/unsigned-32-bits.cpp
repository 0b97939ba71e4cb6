// Keeps the numbers of the row in 32 bits without a sign.
#include <iostream>
using namespace std;

int main() {
    unsigned n;
    cin >> n;
    unsigned best = n;
    int steps = 0;
    while (n > 1 && steps < 100000) {
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
