// Binary search for the total. Closing each part as soon as it is worth x makes as many parts as possible; numbers that are left over and parts
// beyond the k can be joined to others, which makes no total smaller. O(n log(sum / k)).
#include <bits/stdc++.h>
using namespace std;

int partsWorth(const vector<int>& row, long long x) {
    int parts = 0;
    long long total = 0;
    for (int number : row) {
        total += number;
        if (total < x) continue;
        parts++;
        total = 0;
    }
    return parts;
}

long long largestSmallestPart(const vector<int>& row, int k) {
    long long low = 0, high = accumulate(row.begin(), row.end(), 0LL) / k;
    while (low < high) {
        long long middle = (low + high + 1) / 2;
        if (partsWorth(row, middle) >= k) low = middle;
        else high = middle - 1;
    }
    return low;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int t;
    cin >> t;
    while (t-- > 0) {
        int n, k;
        cin >> n >> k;
        vector<int> row(n);
        for (int& number : row) cin >> number;
        cout << largestSmallestPart(row, k) << '\n';
    }
}
