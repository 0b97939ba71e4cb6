// Splits the numbers by their digits: of two groups that have to be combined, goes on with those parts that differ in the next digit.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

vector<int> zeros(const vector<int>& v, int bit) {
    vector<int> r;
    for (int x : v) if (!(x & (1 << bit))) r.push_back(x);
    return r;
}

vector<int> ones(const vector<int>& v, int bit) {
    vector<int> r;
    for (int x : v) if (x & (1 << bit)) r.push_back(x);
    return r;
}

int best(const vector<int>& a, const vector<int>& b, int bit) {
    if (bit < 0) return 0;
    vector<int> a0 = zeros(a, bit), a1 = ones(a, bit), b0 = zeros(b, bit), b1 = ones(b, bit);
    int result = -1;
    if (!a0.empty() && !b1.empty()) result = max(result, (1 << bit) + best(a0, b1, bit - 1));
    if (!a1.empty() && !b0.empty()) result = max(result, (1 << bit) + best(a1, b0, bit - 1));
    if (result >= 0) return result;
    if (!a0.empty()) return best(a0, b0, bit - 1);
    return best(a1, b1, bit - 1);
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        vector<int> a(n);
        for (int i = 0; i < n; i++) cin >> a[i];
        int bit = 30;
        vector<int> a0, a1;
        // the highest bit in which not all are equal
        while (bit >= 0) {
            a0 = zeros(a, bit);
            a1 = ones(a, bit);
            if (!a0.empty() && !a1.empty()) break;
            bit--;
        }
        if (bit < 0) cout << 0 << endl;
        else cout << (1 << bit) + best(a0, a1, bit - 1) << endl;
    }
    return 0;
}
