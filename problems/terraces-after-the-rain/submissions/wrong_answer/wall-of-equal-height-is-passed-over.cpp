// From the left, only a strictly higher terrace ends a pond: two ponds with a wall of equal height between them are one.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<long long> h(n);
    for (auto& x : h) cin >> x;
    long long sum = 0, deepest = 0;
    int ponds = 0;
    // left to right: ponds that end at a wall higher than the left one
    int wall = 0;
    for (int i = 1; i < n; i++) {
        bool closes = h[i] > h[wall];
        if (closes) {
            long long here = 0;
            for (int j = wall + 1; j < i; j++) {
                here += h[wall] - h[j];
                deepest = max(deepest, h[wall] - h[j]);
            }
            sum += here;
            if (here > 0) ponds++;
            wall = i;
        }
    }
    // the rest, from the right: walls that are at least as high
    int stop = wall;
    wall = n - 1;
    for (int i = n - 2; i >= stop; i--) {
        if (h[i] >= h[wall]) {
            long long here = 0;
            for (int j = wall - 1; j > i; j--) {
                here += h[wall] - h[j];
                deepest = max(deepest, h[wall] - h[j]);
            }
            sum += here;
            if (here > 0) ponds++;
            wall = i;
        }
    }
    cout << sum << ' ' << ponds << ' ' << deepest << '\n';
}
