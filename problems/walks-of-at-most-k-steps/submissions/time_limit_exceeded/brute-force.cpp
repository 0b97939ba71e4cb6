// Counts the walks to each room step by step, and adds up those that are at the goal.
#include <cstdio>

int main() {
    int n, m, start, goal, from[1000], to[1000];
    long long k, walks[31] = {}, sum = 0;
    if (scanf("%d %d %d %d %lld", &n, &m, &start, &goal, &k) != 5) return 1;
    for (int i = 0; i < m; i++) scanf("%d %d", &from[i], &to[i]);
    walks[start] = 1;
    for (long long step = 0; step <= k; step++) {
        sum = (sum + walks[goal]) % 1000000007;
        long long next[31] = {};
        for (int i = 0; i < m; i++) next[to[i]] += walks[from[i]];
        for (int room = 1; room <= n; room++) walks[room] = next[room] % 1000000007;
    }
    printf("%lld\n", sum);
}
