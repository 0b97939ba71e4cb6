// Wrong: counts a throw and its mirror image once.
#include <algorithm>
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
        int x = 0;
        for (int i = 0; i < n; i++) {
            cin >> a[i];
            x ^= g[a[i]];
        }
        int count = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < k; j++)
                for (int left = 0; 2 * left + s[j] <= a[i]; left++)
                    if ((x ^ g[a[i]] ^ g[left] ^ g[a[i] - s[j] - left]) == 0) count++;
        cout << count << endl;
    }
    return 0;
}
