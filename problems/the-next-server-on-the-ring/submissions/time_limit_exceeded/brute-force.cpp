// Looks at all servers for each key and takes the one to which the way clockwise is the shortest, O(n q).
#include <cstdio>
#include <vector>

int main() {
    const int places = 1000000001;
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<int> servers(n);
    for (int& server : servers) scanf("%d", &server);
    for (int i = 0; i < q; i++) {
        int x;
        scanf("%d", &x);
        int best = 0, shortest = places;
        for (int j = 0; j < n; j++) {
            int way = servers[j] - x;
            if (way < 0) way += places;
            if (way < shortest) {
                shortest = way;
                best = j + 1;
            }
        }
        printf("%d\n", best);
    }
}
