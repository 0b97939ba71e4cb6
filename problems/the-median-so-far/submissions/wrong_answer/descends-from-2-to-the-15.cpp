// Descends in a Fenwick tree from a step of 2^15: ranks beyond 65536 are not reached.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<int> a(n);
    for (int& x : a) cin >> x;
    vector<int> values = a;
    sort(values.begin(), values.end());
    values.erase(unique(values.begin(), values.end()), values.end());
    int size = values.size();
    vector<int> tree(size + 1, 0);
    for (int i = 0; i < n; i++) {
        int rank = lower_bound(values.begin(), values.end(), a[i]) - values.begin() + 1;
        for (int p = rank; p <= size; p += p & -p) tree[p]++;
        int wanted = (i + 2) / 2;  // the so many-th smallest of i + 1 numbers
        int at = 0;
        for (int step = 1 << 15; step > 0; step /= 2) {
            if (at + step <= size && tree[at + step] < wanted) {
                at += step;
                wanted -= tree[at];
            }
        }
        cout << values[at] << '\n';
    }
}
