// Wrong: leaves the old number of ways in the places where the child cannot get its least number.
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1'000'000'007;

int countWays(int k, const vector<int>& least, const vector<int>& most) {
    vector<int> ways(k + 1, 0);
    ways[0] = 1;
    for (size_t child = 0; child < least.size(); child++) {
        vector<int> before(k + 2, 0);  // before[s]: the sum of ways[0] to ways[s - 1]
        for (int s = 0; s <= k; s++) before[s + 1] = (before[s] + ways[s]) % MODULUS;
        for (int s = 0; s <= k; s++) {
            int from = max(0, s - most[child]), to = s - least[child];
            if (to >= 0) ways[s] = (before[to + 1] - before[from] + MODULUS) % MODULUS;
        }
    }
    return ways[k];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<int> least(n), most(n);
    for (int i = 0; i < n; i++) cin >> least[i] >> most[i];

    cout << countWays(k, least, most) << '\n';
}
