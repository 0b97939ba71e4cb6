// Wrong: compares how many nodes there are on both sides, not how high they are.
#include <iostream>
#include <vector>
#include <algorithm>
using std::abs, std::cin, std::cout, std::endl, std::max, std::min;

int l[50001], r[50001], size[50001];

int height(int v) {
    if (v == 0) return 0;
    int a = height(l[v]), b = height(r[v]);
    size[v] = 1 + size[l[v]] + size[r[v]];
    return 1 + max(a, b);
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
        if (abs(size[l[v]] - size[r[v]]) > 1) bad++;
    }
    cout << answer << " " << minLeaf(1) << " " << bad << endl;
}
