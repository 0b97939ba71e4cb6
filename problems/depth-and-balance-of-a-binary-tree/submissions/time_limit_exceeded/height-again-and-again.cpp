// Too slow: computes the heights of both sides anew at each node, so a long line takes a number of steps that is quadratic.
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

int l[50001], r[50001];

int height(int v) {
    if (v == 0) return 0;
    return 1 + max(height(l[v]), height(r[v]));
}

int minLeaf(int v) {
    if (l[v] == 0 && r[v] == 0) return 1;
    if (l[v] == 0) return 1 + minLeaf(r[v]);
    if (r[v] == 0) return 1 + minLeaf(l[v]);
    return 1 + min(minLeaf(l[v]), minLeaf(r[v]));
}

int main() {
    int n;
    cin >> n;
    for (int i = 1; i <= n; i++) cin >> l[i] >> r[i];
    int answer = height(1);
    int bad = 0;
    for (int v = 1; v <= n; v++) {
        if (abs(height(l[v]) - height(r[v])) > 1) bad++;
    }
    cout << answer << " " << minLeaf(1) << " " << bad << endl;
}
