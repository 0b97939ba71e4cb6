// Looks through the whole list of loose steps for every step: O(n m).
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> loose(m);
    for (int& step : loose) scanf("%d", &step);
    vector<long long> ways(n + 1);
    ways[0] = 1;
    for (int step = 1; step <= n; step++) {
        if (find(loose.begin(), loose.end(), step) != loose.end()) continue;
        for (int stride = 1; stride <= min(3, step); stride++) ways[step] += ways[step - stride];
        ways[step] %= 1000000007;
    }
    printf("%lld\n", ways[n]);
}
