// Wrong: running sums that are equal modulo 2^32 are taken for equal.
#include <bits/stdc++.h>
using namespace std;

long long countPieces(long long k, const vector<int>& amounts) {
    map<int, int> seen;
    seen[0] = 1;
    unsigned sum = 0;
    long long pieces = 0;
    for (int amount : amounts) {
        sum += (unsigned)amount;
        auto earlier = seen.find((int)(sum - (unsigned)k));
        if (earlier != seen.end()) pieces += earlier->second;
        seen[(int)sum]++;
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
