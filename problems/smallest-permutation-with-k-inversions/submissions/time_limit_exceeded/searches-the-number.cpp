// Too slow: looks through all numbers from 1 for each place.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long n, k;
    cin >> n >> k;
    if (k > n * (n - 1) / 2) {
        cout << -1 << endl;
        return 0;
    }
    vector<bool> used(n + 1, false);
    for (int place = 1; place <= n; place++) {
        long long behind = n - place;
        long long smaller = max(0LL, k - behind * (behind - 1) / 2);
        k -= smaller;
        int number = 0;
        while (true) {
            number++;
            if (used[number]) continue;
            if (smaller == 0) break;
            smaller--;
        }
        used[number] = true;
        cout << number << " ";
    }
    cout << endl;
    return 0;
}
