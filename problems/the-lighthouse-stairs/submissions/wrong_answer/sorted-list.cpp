// Walks along the list of loose steps as if it were sorted.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> loose(m);
    for (int& step : loose) cin >> step;
    vector<long long> ways(n + 1);
    ways[0] = 1;
    size_t next = 0;
    for (int step = 1; step <= n; step++) {
        if (next < loose.size() && loose[next] == step) {
            next++;
            continue;
        }
        for (int stride = 1; stride <= min(3, step); stride++) ways[step] += ways[step - stride];
        ways[step] %= 1000000007;
    }
    cout << ways[n] << '\n';
}
