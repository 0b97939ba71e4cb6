// Multiples are counted by division; those of both numbers are the multiples of their least common multiple.
#include <bits/stdc++.h>
using namespace std;

array<int, 3> countCalls(int n, int a, int b) {
    int both = n / lcm(a, b);
    return {n / a - both, n / b - both, both};
}

int main() {
    int n, a, b;
    cin >> n >> a >> b;

    auto [fizz, buzz, both] = countCalls(n, a, b);
    cout << fizz << ' ' << buzz << ' ' << both << '\n';
}
