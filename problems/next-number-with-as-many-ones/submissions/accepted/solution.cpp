// n ends with a zero, a block of k ones, and z zeros. Adding 2^z turns the block into a single one in front of it; of the other k - 1 ones the
// number becomes smallest if they stand at the very end, where they are worth 2^(k-1) - 1. O(log n).
#include <bits/stdc++.h>
using namespace std;

long long nextWithAsManyOnes(long long n) {
    long long block = n & -n;  // 2^z
    long long carried = n + block;
    long long changed = (carried ^ n) / block;  // k + 1 ones
    return carried + changed / 4;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    while (q-- > 0) {
        long long n;
        cin >> n;
        cout << nextWithAsManyOnes(n) << '\n';
    }
}
