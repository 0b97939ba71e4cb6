// Takes the largest stamp that fits, again and again.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int k, q;
    cin >> k >> q;
    vector<int> stamps(k);
    for (int& stamp : stamps) cin >> stamp;
    sort(stamps.rbegin(), stamps.rend());
    while (q--) {
        int left, count = 0;
        cin >> left;
        for (int stamp : stamps) count += left / stamp, left %= stamp;
        cout << (left == 0 ? count : -1) << '\n';
    }
}
