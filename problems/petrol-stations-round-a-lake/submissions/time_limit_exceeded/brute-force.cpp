// Tries every start and drives until the tank is dry or the round is complete, O(n^2).
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> petrol(n), way(n);
    for (int i = 0; i < n; i++) scanf("%d %d", &petrol[i], &way[i]);
    for (int start = 0; start < n; start++) {
        long long tank = 0;
        int driven = 0;
        while (driven < n && tank >= 0) {
            int at = start + driven < n ? start + driven : start + driven - n;
            tank += petrol[at] - way[at];
            driven++;
        }
        if (tank >= 0) {
            printf("%d\n", start + 1);
            return 0;
        }
    }
    puts("-1");
}
