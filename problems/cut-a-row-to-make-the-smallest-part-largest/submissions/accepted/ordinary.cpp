#include <iostream>
#include <vector>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, k;
        cin >> n >> k;
        vector<long long> a(n);
        for (int i = 0; i < n; i++) cin >> a[i];

        long long left = 0, right = 100000000000000LL, best = 0;
        while (left <= right) {
            long long mid = (left + right) / 2;
            long long sum = 0;
            int count = 0;
            for (int i = 0; i < n; i++) {
                sum += a[i];
                if (sum >= mid) {
                    count++;
                    sum = 0;
                }
            }
            if (count >= k) {
                best = mid;
                left = mid + 1;
            } else {
                right = mid - 1;
            }
        }
        cout << best << endl;
    }
    return 0;
}
