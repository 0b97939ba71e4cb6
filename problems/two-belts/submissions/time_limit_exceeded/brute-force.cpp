// From the statement alone: tries both belts at every station without remembering anything, 2^n ways.
#include <bits/stdc++.h>
using namespace std;

int n;
long long change;
vector<long long> times[2];

long long fastestFrom(int station, int belt) {
    if (station == n) return 0;
    long long stay = fastestFrom(station + 1, belt);
    long long move = fastestFrom(station + 1, 1 - belt) + change;
    return min(stay, move) + times[belt][station];
}

int main() {
    cin >> n >> change;
    for (auto& belt : times) {
        belt.resize(n);
        for (auto& seconds : belt) cin >> seconds;
    }
    cout << min(fastestFrom(0, 0), fastestFrom(0, 1)) << '\n';
}
