// Too slow: calculates the number of a heap by recursion and keeps nothing.
#include <iostream>
#include <set>
#include <vector>
using namespace std;

int k, q;
vector<int> s;

int grundy(int size) {
    vector<bool> seen(k + 1, false);
    for (int i = 0; i < k; i++) {
        if (s[i] <= size) seen[grundy(size - s[i])] = true;
    }
    int mex = 0;
    while (mex < k && seen[mex]) mex++;
    return mex;
}

int main() {
    cin >> k >> q;
    s.resize(k);
    for (int i = 0; i < k; i++) cin >> s[i];

    for (int i = 0; i < q; i++) {
        int n;
        cin >> n;
        int x = 0;
        for (int j = 0; j < n; j++) {
            int a;
            cin >> a;
            x ^= grundy(a);
        }
        if (x != 0) cout << "first" << endl;
        else cout << "second" << endl;
    }
    return 0;
}
