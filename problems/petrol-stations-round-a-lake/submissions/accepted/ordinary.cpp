// A queue of stations in use: drops the first ones when the tank is below zero, until the queue is the whole round.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> g(n), c(n);
    for (int i = 0; i < n; i++) cin >> g[i] >> c[i];
    int start = 0, length = 0;
    long long tank = 0;
    while (start < n && length < n) {
        int at = (start + length) % n;
        tank += g[at] - c[at];
        length++;
        while (length > 0 && tank < 0) {
            tank -= g[start % n] - c[start % n];
            start++;
            length--;
        }
    }
    if (start >= n) cout << -1 << endl;
    else cout << start + 1 << endl;
    return 0;
}
