// Buys from each first stall on until nothing is missing any more: O(n (n + m)).
#include <cstdio>
#include <map>
#include <vector>

int main() {
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) return 1;
    std::vector<int> stalls(n);
    for (int& kind : stalls) scanf("%d", &kind);
    std::map<int, int> list;
    for (int j = 0; j < m; j++) {
        int kind, pieces;
        scanf("%d %d", &kind, &pieces);
        list[kind] = pieces;
    }
    int bestFirst = -1, bestLast = n + n;
    for (int first = 0; first < n; first++) {
        std::map<int, int> lacking = list;
        for (int last = first; last < n && !lacking.empty(); last++) {
            auto found = lacking.find(stalls[last]);
            if (found == lacking.end()) continue;
            if (--found->second == 0) lacking.erase(found);
            if (!lacking.empty()) continue;
            if (bestFirst < 0 || last - first < bestLast - bestFirst) bestFirst = first, bestLast = last;
        }
    }
    if (bestFirst < 0) puts("-1");
    else printf("%d %d\n", bestFirst + 1, bestLast + 1);
}
