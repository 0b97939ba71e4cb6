// Wrong: always fills the boat that makes the best result with the people who are left.
#include <bit>
#include <climits>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    long long c;
    cin >> n >> m >> c;
    vector<vector<long long>> w(n, vector<long long>(n));
    for (auto& line : w)
        for (auto& value : line) cin >> value;
    long long result = 0;
    for (int left = (1 << n) - 1; left > 0;) {
        long long best = LLONG_MIN;
        int chosen = 0;
        for (int group = left; group > 0; group = (group - 1) & left) {
            if (popcount((unsigned)group) > m) continue;
            long long sum = -c;
            for (int i = 0; i < n; i++)
                for (int j = 0; j < i; j++)
                    if ((group >> i & 1) && (group >> j & 1)) sum += w[i][j];
            if (sum > best) {
                best = sum;
                chosen = group;
            }
        }
        result += best;
        left ^= chosen;
    }
    cout << result << endl;
    return 0;
}
