// A new search from room 1 whenever a search has brought a new key.
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
    vector<char> hasKey(n + 1, 0);
    hasKey[0] = 1;
    int kinds = 0;
    for (;;) {
        vector<char> visited(n + 1, 0);
        vector<int> rooms = {1};
        visited[1] = 1;
        for (size_t i = 0; i < rooms.size(); i++)
            for (auto [to, lock] : doors[rooms[i]])
                if (hasKey[lock] && !visited[to]) visited[to] = 1, rooms.push_back(to);
        int before = kinds;
        for (int room : rooms)
            if (!hasKey[keyIn[room]]) hasKey[keyIn[room]] = 1, kinds++;
        if (kinds > before) continue;
        printf("%d %d\n", (int)rooms.size(), kinds);
        return 0;
    }
}
