// Looks at all numbers of the range for each question, O(n q).
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int n, q;
    long long x;
    if (scanf("%d %d %lld", &n, &q, &x) != 3) return 1;
    std::vector<int> row(n + 1);
    for (int i = 1; i <= n; i++) scanf("%d", &row[i]);
    long long sum = 0;
    for (int i = 0; i < q; i++) {
        x = 48271 * x % 2147483647;
        long long l = x % n + 1;
        x = 48271 * x % 2147483647;
        long long r = x % n + 1;
        if (l > r) std::swap(l, r);
        int smallest = row[l];
        for (long long place = l; place <= r; place++) {
            if (row[place] < smallest) smallest = row[place];
        }
        sum += smallest;
    }
    printf("%lld\n", sum);
}
