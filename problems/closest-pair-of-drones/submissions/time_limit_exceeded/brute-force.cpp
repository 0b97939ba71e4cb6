// From the statement alone: all pairs.
#include <cstdio>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<long long> x(n), y(n);
    for (int i = 0; i < n; i++) scanf("%lld %lld", &x[i], &y[i]);
    long long best = 4000000000000000000;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (i != j) best = min(best, (x[i] - x[j]) * (x[i] - x[j]) + (y[i] - y[j]) * (y[i] - y[j]));
    printf("%lld\n", best);
}
