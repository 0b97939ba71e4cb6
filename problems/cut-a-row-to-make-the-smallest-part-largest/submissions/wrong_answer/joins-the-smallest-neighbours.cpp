// Wrong: begins with single numbers and joins the smallest part to its smaller neighbour.
#include <iostream>
#include <vector>
using namespace std;

long long solve(vector<long long> a, int k) {
    while ((int)a.size() > k) {
        size_t at = 0;
        for (size_t i = 1; i < a.size(); i++)
            if (a[i] < a[at]) at = i;
        size_t with = at == 0 ? 1 : at - 1;
        if (at > 0 && at + 1 < a.size() && a[at + 1] < a[at - 1]) with = at + 1;
        a[with] += a[at];
        a.erase(a.begin() + at);
    }
    long long smallest = a[0];
    for (long long total : a) smallest = min(smallest, total);
    return smallest;
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, k;
        cin >> n >> k;
        vector<long long> a(n);
        for (auto& x : a) cin >> x;
        cout << solve(a, k) << endl;
    }
}
