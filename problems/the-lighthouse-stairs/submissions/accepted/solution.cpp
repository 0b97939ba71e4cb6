// Every way to a step ends with a stride from one of the three steps below it, so the ways to these are added up; a
// loose step has none. O(n + m).
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1'000'000'007;

int countWays(int n, const vector<bool>& isLoose) {
    vector<int> ways(n + 1);
    ways[0] = 1;  // on the ground, before the first stride
    for (int step = 1; step <= n; step++) {
        if (isLoose[step]) continue;
        long long sum = 0;
        for (int stride = 1; stride <= min(3, step); stride++) sum += ways[step - stride];
        ways[step] = (int)(sum % MODULUS);
    }
    return ways[n];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<bool> isLoose(n + 1);
    for (int i = 0; i < m; i++) {
        int step;
        cin >> step;
        isLoose[step] = true;
    }

    cout << countWays(n, isLoose) << '\n';
}
