// From the statement alone: walks every way, stride by stride.
#include <bits/stdc++.h>
using namespace std;

int n, m;
set<int> loose;

long long waysFrom(int step) {
    if (step == n) return 1;
    long long ways = 0;
    for (int next = step + 1; next <= min(n, step + 3); next++)
        if (!loose.count(next)) ways += waysFrom(next);
    return ways;
}

int main() {
    cin >> n >> m;
    for (int i = 0, step; i < m; i++) cin >> step, loose.insert(step);
    cout << waysFrom(0) % 1000000007 << '\n';
}
