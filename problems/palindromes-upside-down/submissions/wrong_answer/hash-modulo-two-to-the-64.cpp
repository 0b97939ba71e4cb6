// Compares the halves by a hash modulo 2^64, in which the Thue-Morse word is equal to its opposite.
#include <bits/stdc++.h>
using namespace std;

typedef unsigned long long ull;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    string s;
    cin >> s;
    int n = s.size();
    const ull BASE = 131;
    int turned[10] = {0, 1, -2, -3, -4, -5, 9, -7, 8, 6};
    vector<ull> forward(n + 1, 0), backward(n + 1, 0), pw(n + 1, 1);
    for (int i = 0; i < n; i++) {
        forward[i + 1] = forward[i] * BASE + (ull)(s[i] - '0' + 20);
        pw[i + 1] = pw[i] * BASE;
    }
    // backward: the row turned upside down, from right to left
    for (int i = 0; i < n; i++) backward[i + 1] = backward[i] * BASE + (ull)(turned[s[n - 1 - i] - '0'] + 20);
    auto fromLeft = [&](int from, int length) { return forward[from + length] - forward[from] * pw[length]; };
    // digits ending at `last`, read backwards and turned
    auto fromRight = [&](int last, int length) {
        int from = n - 1 - last;
        return backward[from + length] - backward[from] * pw[length];
    };
    long long count = 0;
    for (int kind = 0; kind < 2; kind++) {
        for (int c = 0; c < n; c++) {
            // right half starts at c, left half ends at c (odd) or c - 1 (even)
            int last = kind == 0 ? c : c - 1;
            int lo = 0, hi = min(n - c, last + 1);
            while (lo < hi) {
                int mid = (lo + hi + 1) / 2;
                if (fromLeft(c, mid) == fromRight(last, mid)) lo = mid;
                else hi = mid - 1;
            }
            count += lo;
        }
    }
    cout << count << '\n';
}
