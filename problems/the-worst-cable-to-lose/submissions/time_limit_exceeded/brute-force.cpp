// Counts, cable by cable, the pairs that can talk with it and those that can talk without it.
#include <bits/stdc++.h>
using namespace std;

int n, m;
vector<int> a, b;

// Pairs that can talk when cable `lost` is gone; none is gone for -1.
long long talkingPairs(int lost) {
    vector<int> part(n + 1);
    iota(part.begin(), part.end(), 0);
    function<int(int)> find = [&](int v) { return part[v] == v ? v : part[v] = find(part[v]); };
    for (int i = 0; i < m; i++)
        if (i != lost) part[find(a[i])] = find(b[i]);
    vector<long long> size(n + 1, 0);
    for (int v = 1; v <= n; v++) size[find(v)]++;
    long long pairs = 0;
    for (long long s : size) pairs += s * (s - 1) / 2;
    return pairs;
}

int main() {
    scanf("%d %d", &n, &m);
    a.resize(m), b.resize(m);
    for (int i = 0; i < m; i++) scanf("%d %d", &a[i], &b[i]);
    long long today = talkingPairs(-1), worst = 0;
    int critical = 0;
    for (int i = 0; i < m; i++) {
        long long damage = today - talkingPairs(i);
        critical += damage > 0;
        worst = max(worst, damage);
    }
    printf("%d %lld\n", critical, worst);
}
