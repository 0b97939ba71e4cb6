// From the statement alone: walks from each village through the whole valley, O(n^2).
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<long long> people(n + 1);
    for (int v = 1; v <= n; v++) scanf("%lld", &people[v]);
    vector<vector<pair<int, int>>> paths(n + 1);
    for (int i = 1; i < n; i++) {
        int u, v, length;
        scanf("%d %d %d", &u, &v, &length);
        paths[u].push_back({v, length});
        paths[v].push_back({u, length});
    }
    vector<int> order, from(n + 1);
    vector<long long> way(n + 1);
    for (int office = 1; office <= n; office++) {
        long long total = 0, longest = 0;
        order.assign(1, office);
        from[office] = 0;
        way[office] = 0;
        for (size_t i = 0; i < order.size(); i++) {
            int v = order[i];
            total += people[v] * way[v];
            if (people[v] > 0 && way[v] > longest) longest = way[v];
            for (auto [to, length] : paths[v]) {
                if (to == from[v]) continue;
                from[to] = v;
                way[to] = way[v] + length;
                order.push_back(to);
            }
        }
        printf("%lld %lld\n", total, longest);
    }
}
