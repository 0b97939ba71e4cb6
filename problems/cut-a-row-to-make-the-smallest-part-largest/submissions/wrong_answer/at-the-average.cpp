// Wrong: closes each part as soon as it is worth what is left for every part on average.
#include <iostream>
#include <vector>
using namespace std;

long long solve(const vector<long long>& a, int k) {
    long long left = 0, smallest = 1000000000000000LL;
    for (long long number : a) left += number;
    size_t at = 0;
    for (int part = 0; part < k; part++) {
        size_t stop = a.size() - (k - part - 1);  // the other parts need a number each
        long long total = 0, average = left / (k - part);
        do total += a[at++];
        while (at < stop && (part == k - 1 || total < average));
        left -= total;
        smallest = min(smallest, total);
    }
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
