// Tries every subset.
#include <cstdio>
#include <cstdlib>

static int n;
static long long target, numbers[36], closest = 0;

static void choose(int at, long long sum) {
    if (at == n) {
        long long near = llabs(sum - target), far = llabs(closest - target);
        if (near < far || (near == far && sum < closest)) closest = sum;
        return;
    }
    choose(at + 1, sum);
    choose(at + 1, sum + numbers[at]);
}

int main() {
    if (scanf("%d %lld", &n, &target) != 2) return 1;
    for (int i = 0; i < n; i++) scanf("%lld", &numbers[i]);
    choose(0, 0);
    printf("%lld\n", closest);
}
