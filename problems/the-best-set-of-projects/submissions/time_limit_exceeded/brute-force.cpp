// From the statement alone: tries every choice of projects.
#include <cstdio>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) return 1;
    vector<long long> profit(n);
    for (auto& p : profit) scanf("%lld", &p);
    vector<int> a(m), b(m);
    for (int i = 0; i < m; i++) scanf("%d %d", &a[i], &b[i]), a[i]--, b[i]--;
    vector<char> chosen(n, 0);
    long long best = 0;
    while (true) {
        long long sum = 0;
        for (int i = 0; i < n; i++) sum += chosen[i] ? profit[i] : 0;
        bool holds = true;
        for (int i = 0; i < m && holds; i++) holds = !chosen[a[i]] || chosen[b[i]];
        if (holds) best = max(best, sum);
        int next = 0;  // the next choice, as one counts in binary
        while (next < n && chosen[next]) chosen[next++] = 0;
        if (next == n) break;
        chosen[next] = 1;
    }
    printf("%lld\n", best);
}
