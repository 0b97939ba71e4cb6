#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

typedef long long ll;

void allSums(const vector<ll>& a, int from, int to, ll sum, vector<ll>& out) {
    if (from == to) {
        out.push_back(sum);
        return;
    }
    allSums(a, from + 1, to, sum, out);
    allSums(a, from + 1, to, sum + a[from], out);
}

int main() {
    int n;
    ll t;
    cin >> n >> t;
    vector<ll> a(n);
    for (int i = 0; i < n; i++) cin >> a[i];

    vector<ll> x, y;
    allSums(a, 0, n / 2, 0, x);
    allSums(a, n / 2, n, 0, y);
    sort(y.begin(), y.end());

    ll best = 0;
    for (size_t i = 0; i < x.size(); i++) {
        size_t pos = lower_bound(y.begin(), y.end(), t - x[i]) - y.begin();
        for (int d = 0; d <= 1; d++) {
            if (pos < (size_t)d || pos - d >= y.size()) continue;
            ll sum = x[i] + y[pos - d];
            ll diff = llabs(sum - t), old = llabs(best - t);
            if (diff < old || (diff == old && sum < best)) best = sum;
        }
    }
    cout << best << endl;
}
