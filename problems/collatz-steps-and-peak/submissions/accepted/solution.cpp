// Follows the rules; below 10^6 a row has fewer than 1000 steps, but its numbers do not fit into 32 bits.
#include <bits/stdc++.h>
using namespace std;

pair<int, long long> collatz(int n) {
    long long number = n, largest = n;
    int steps = 0;
    while (number != 1) {
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
        largest = max(largest, number);
        steps++;
    }
    return {steps, largest};
}

int main() {
    int n;
    cin >> n;

    auto [steps, largest] = collatz(n);
    cout << steps << ' ' << largest << '\n';
}
