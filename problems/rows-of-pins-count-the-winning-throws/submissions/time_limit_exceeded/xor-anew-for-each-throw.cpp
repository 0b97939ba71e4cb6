// Too slow: makes each throw and adds up the XOR of all rows anew.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int k, q;
    cin >> k >> q;
    vector<int> s(k);
    for (int i = 0; i < k; i++) cin >> s[i];

    vector<int> g(2001, 0);
    for (int n = 1; n <= 2000; n++) {
        vector<bool> seen(8192, false);
        for (int i = 0; i < k; i++)
            for (int left = 0; left + s[i] <= n; left++) seen[g[left] ^ g[n - s[i] - left]] = true;
        while (seen[g[n]]) g[n]++;
    }

    while (q--) {
        int n;
        cin >> n;
        vector<int> a(n);
        for (int i = 0; i < n; i++) cin >> a[i];
        int count = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < k; j++) {
                for (int left = 0; left + s[j] <= a[i]; left++) {
                    int x = g[left] ^ g[a[i] - s[j] - left];
                    for (int other = 0; other < n; other++)
                        if (other != i) x ^= g[a[other]];
                    if (x == 0) count++;
                }
            }
        }
        cout << count << endl;
    }
    return 0;
}
