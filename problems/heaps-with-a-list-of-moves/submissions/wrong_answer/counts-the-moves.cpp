// Wrong: takes the number of different numbers that moves lead to.
#include <iostream>
#include <set>
#include <vector>
using namespace std;

int main() {
    int k, q;
    cin >> k >> q;
    vector<int> s(k);
    for (int i = 0; i < k; i++) cin >> s[i];

    vector<int> g(100001, 0);
    for (int size = 1; size <= 100000; size++) {
        vector<bool> seen(k + 1, false);
        for (int i = 0; i < k; i++) {
            if (s[i] <= size) seen[g[size - s[i]]] = true;
        }
        int mex = 0;
        for (int i = 0; i <= k; i++)
            if (seen[i]) mex++;
        g[size] = mex;
    }

    for (int i = 0; i < q; i++) {
        int n;
        cin >> n;
        int x = 0;
        for (int j = 0; j < n; j++) {
            int a;
            cin >> a;
            x ^= g[a];
        }
        if (x != 0) cout << "first" << endl;
        else cout << "second" << endl;
    }
    return 0;
}
