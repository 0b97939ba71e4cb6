// Wrong: asks the greedy way for exactly k parts, though more are as good.
#include <iostream>
#include <vector>
using namespace std;

int partsWorth(const vector<long long>& a, long long x) {
    int parts = 0;
    long long total = 0;
    for (long long number : a) {
        total += number;
        if (total >= x) {
            parts++;
            total = 0;
        }
    }
    return parts;
}

long long solve(const vector<long long>& a, int k) {
    long long low = 0, high = 100000000000000LL;
    while (low < high) {
        long long middle = (low + high + 1) / 2;
        int parts = partsWorth(a, middle);
        if (parts == k) low = middle;
        else high = middle - 1;
    }
    return low;
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
