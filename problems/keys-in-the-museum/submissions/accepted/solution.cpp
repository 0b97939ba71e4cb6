// Breadth-first search. What lies behind a door without a key for it is put on the list of the lock's kind; the first key of a kind
// moves its list into the queue. Every door is looked at twice and waits on a list at most twice: O(n + m).
#include <bits/stdc++.h>
using namespace std;

struct Door {
    int to;
    int lock;  // 0: open
};

pair<int, int> explore(int n, const vector<int>& keyIn, const vector<vector<Door>>& doors) {
    vector<char> visited(n + 1, 0), hasKey(n + 1, 0);
    vector<vector<int>> waiting(n + 1);  // by kind of lock: rooms behind doors that could not be opened yet
    hasKey[0] = 1;                       // open doors need nothing
    vector<int> rooms;
    int kinds = 0;
    auto visit = [&](int room) {
        if (visited[room]) return;
        visited[room] = 1;
        rooms.push_back(room);
    };
    visit(1);
    for (size_t i = 0; i < rooms.size(); i++) {
        int key = keyIn[rooms[i]];
        if (!hasKey[key]) {
            hasKey[key] = 1;
            kinds++;
            for (int room : waiting[key]) visit(room);
        }
        for (const Door& door : doors[rooms[i]]) {
            if (hasKey[door.lock]) visit(door.to);
            else waiting[door.lock].push_back(door.to);
        }
    }
    return {(int)rooms.size(), kinds};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<int> keyIn(n + 1, 0);
    for (int v = 1; v <= n; v++) cin >> keyIn[v];
    vector<vector<Door>> doors(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b, lock;
        cin >> a >> b >> lock;
        doors[a].push_back({b, lock});
        doors[b].push_back({a, lock});
    }

    auto [rooms, kinds] = explore(n, keyIn, doors);
    cout << rooms << ' ' << kinds << '\n';
}
