// A piece is worth the running sum at its end minus the one before its beginning. So each booking ends as many pieces as
// there are earlier running sums that are k lower. O(n) on average, with a hash that does not depend on the input alone.
#include <bits/stdc++.h>
using namespace std;

// Scatters the keys of the table by a random number, so that nobody can choose keys that all fall into one chain.
struct RandomHash {
    static inline const uint64_t random = chrono::steady_clock::now().time_since_epoch().count() * 2 + 1;
    size_t operator()(long long key) const {
        uint64_t mixed = ((uint64_t)key + random) * 0x9E3779B97F4A7C15ULL;
        mixed = (mixed ^ (mixed >> 32)) * (random | 1);
        return mixed ^ (mixed >> 29);
    }
};

long long countPieces(long long k, const vector<int>& amounts) {
    unordered_map<long long, int, RandomHash> seen;  // how often each running sum has occurred
    seen.reserve(amounts.size() + 1);
    seen[0] = 1;
    long long sum = 0;
    long long pieces = 0;
    for (int amount : amounts) {
        sum += amount;
        if (auto earlier = seen.find(sum - k); earlier != seen.end()) pieces += earlier->second;
        seen[sum]++;
    }
    return pieces;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long k;
    cin >> n >> k;
    vector<int> amounts(n);
    for (int& amount : amounts) cin >> amount;

    cout << countPieces(k, amounts) << '\n';
}
