// Too slow for chosen amounts: the hash is mixed with a random number, but only after the running sum was cut to 32 bits.
// Sums that are equal modulo 2^32 fall into one chain.
#include <bits/stdc++.h>
using namespace std;

struct Hash {
    static inline const uint64_t random = chrono::steady_clock::now().time_since_epoch().count() * 2 + 1;
    size_t operator()(long long sum) const { return ((uint32_t)sum + random) * 0x9E3779B97F4A7C15ULL >> 16; }
};

long long countPieces(long long k, const vector<int>& amounts) {
    unordered_map<long long, int, Hash> seen;
    seen[0] = 1;
    long long sum = 0, pieces = 0;
    for (int amount : amounts) {
        sum += amount;
        if (seen.count(sum - k)) pieces += seen[sum - k];
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
