// Tries every number of sweets for every child.
#include <cstdio>
#include <vector>

static int n, k;
static std::vector<int> least, most;

static long long count(int child, int left) {
    if (child == n) return left == 0 ? 1 : 0;
    long long ways = 0;
    for (int given = least[child]; given <= most[child] && given <= left; given++) {
        ways += count(child + 1, left - given);
    }
    return ways % 1000000007;
}

int main() {
    if (scanf("%d %d", &n, &k) != 2) return 1;
    least.resize(n);
    most.resize(n);
    for (int i = 0; i < n; i++) scanf("%d %d", &least[i], &most[i]);
    printf("%lld\n", count(0, k));
}
