// Tries all doors again and again, with all keys found so far, until nothing changes.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> keyIn(n + 1);
    for (int v = 1; v <= n; v++) scanf("%d", &keyIn[v]);
    vector<array<int, 3>> doors(m);
    for (auto& [a, b, lock] : doors) scanf("%d %d %d", &a, &b, &lock);
    set<int> rooms = {1}, keys;
    for (size_t before = 0; before != rooms.size() + keys.size();) {
        before = rooms.size() + keys.size();
        for (int room : rooms)
            if (keyIn[room]) keys.insert(keyIn[room]);
        for (auto [a, b, lock] : doors) {
            if (lock && !keys.count(lock)) continue;
            if (rooms.count(a) || rooms.count(b)) rooms.insert(a), rooms.insert(b);
        }
    }
    printf("%d %d\n", (int)rooms.size(), (int)keys.size());
}
