// Remembers costs, but takes 0 for "not known yet": with free gaps every cost is 0 and nothing is remembered.
#include <bits/stdc++.h>
using namespace std;

int n, m;
long long gap, known[3001][3001];
vector<long long> a, b;

long long cost(int i, int j) {
    if (i == 0 || j == 0) return (i + j) * gap;
    if (known[i][j] != 0) return known[i][j];
    return known[i][j] = min({cost(i - 1, j - 1) + llabs(a[i - 1] - b[j - 1]), cost(i - 1, j) + gap, cost(i, j - 1) + gap});
}

int main() {
    scanf("%d %d %lld", &n, &m, &gap);
    a.resize(n), b.resize(m);
    for (auto& pitch : a) scanf("%lld", &pitch);
    for (auto& pitch : b) scanf("%lld", &pitch);
    printf("%lld\n", cost(n, m));
}
