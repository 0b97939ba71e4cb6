// Three functions, each for one of the questions; the heights are kept.
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

int l[50001], r[50001], h[50001];

int height(int v) {
    if (v == 0) return 0;
    h[v] = 1 + max(height(l[v]), height(r[v]));
    return h[v];
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
        if (abs(h[l[v]] - h[r[v]]) > 1) bad++;
    }
    cout << answer << " " << minLeaf(1) << " " << bad << endl;
}
