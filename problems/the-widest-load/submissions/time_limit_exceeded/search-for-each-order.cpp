// The widest town that can be reached next, with a heap, for each order anew.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    vector<vector<pair<int, int>>> roads(n + 1);
    for (int i = 0, a, b, w; i < m; i++) {
        scanf("%d %d %d", &a, &b, &w);
        roads[a].push_back({b, w});
        roads[b].push_back({a, w});
    }
    while (q-- > 0) {
        int from, to;
        scanf("%d %d", &from, &to);
        vector<char> done(n + 1, 0);
        priority_queue<pair<int, int>> open;
        open.push({INT_MAX, from});
        int answer = 0;
        while (!open.empty()) {
            auto [width, v] = open.top();
            open.pop();
            if (v == to) {
                answer = width;
                break;
            }
            if (done[v]) continue;
            done[v] = 1;
            for (auto [next, w] : roads[v])
                if (!done[next]) open.push({min(width, w), next});
        }
        printf("%d\n", answer);
    }
}
