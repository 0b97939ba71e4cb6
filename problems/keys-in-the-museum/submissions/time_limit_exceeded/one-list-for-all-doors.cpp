// Keeps all locked doors on one list and reads the whole list with every new key.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> keyIn(n + 1);
    for (int v = 1; v <= n; v++) scanf("%d", &keyIn[v]);
    vector<vector<pair<int, int>>> doors(n + 1);
    for (int i = 0, a, b, lock; i < m; i++) {
        scanf("%d %d %d", &a, &b, &lock);
        doors[a].push_back({b, lock});
        doors[b].push_back({a, lock});
    }
    vector<char> hasKey(n + 1, 0), visited(n + 1, 0);
    hasKey[0] = visited[1] = 1;
    int kinds = 0;
    vector<int> rooms = {1};
    vector<pair<int, int>> shut;
    for (size_t i = 0; i < rooms.size(); i++) {
        for (auto door : doors[rooms[i]]) shut.push_back(door);
        int key = keyIn[rooms[i]];
        if (!hasKey[key]) hasKey[key] = 1, kinds++;
        vector<pair<int, int>> left;
        for (auto [to, lock] : shut) {
            if (visited[to]) continue;
            if (hasKey[lock]) visited[to] = 1, rooms.push_back(to);
            else left.push_back({to, lock});
        }
        shut = left;
    }
    printf("%d %d\n", (int)rooms.size(), kinds);
}
