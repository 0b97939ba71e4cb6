// The fewest jumps for each square, tried from every square before it from which a jump reaches it: O(n^2).
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> row(n), jumps(n, -1);
    for (int& number : row) scanf("%d", &number);
    jumps[0] = 0;
    for (int to = 1; to < n; to++) {
        for (int from = 0; from < to; from++) {
            if (jumps[from] < 0 || to - from > row[from]) continue;
            if (jumps[to] < 0 || jumps[from] + 1 < jumps[to]) jumps[to] = jumps[from] + 1;
        }
    }
    printf("%d\n", jumps[n - 1]);
}
