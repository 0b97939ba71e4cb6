// Too slow: adds all values of the window up for each place, O(n k^2).
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1'000'000'007;

int countWays(int k, const vector<int>& least, const vector<int>& most) {
    vector<int> ways(k + 1, 0);
    ways[0] = 1;
    for (size_t child = 0; child < least.size(); child++) {
        for (int s = k; s >= 0; s--) {
            long long sum = 0;
            for (int from = max(0, s - most[child]); from <= s - least[child]; from++) sum += ways[from];
            ways[s] = sum % MODULUS;
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
