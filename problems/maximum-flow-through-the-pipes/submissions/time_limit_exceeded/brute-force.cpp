// As much reaches the reservoir as the narrowest cut lets through: tries every set of stations on the side of the waterworks.
#include <cstdio>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) return 1;
    vector<int> a(m), b(m), c(m);
    for (int i = 0; i < m; i++) scanf("%d %d %d", &a[i], &b[i], &c[i]);
    vector<char> isInside(n + 1, 0);
    isInside[1] = 1;
    long long least = -1;
    while (true) {
        long long sum = 0;
        for (int i = 0; i < m; i++)
            if (isInside[a[i]] && !isInside[b[i]]) sum += c[i];
        if (least == -1 || sum < least) least = sum;
        int v = 2;  // the next set, as one counts in binary
        while (v < n && isInside[v]) isInside[v++] = 0;
        if (v == n) break;
        isInside[v] = 1;
    }
    printf("%lld\n", least);
}
