// Wrong: no part is taken to be worth more than 10^9 or the largest number.
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
    long long low = 0, high = 1000000000;
    while (low < high) {
        long long middle = (low + high + 1) / 2;
        if (partsWorth(a, middle) >= k) low = middle;
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
