// Moves the songs one by one.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<deque<int>> lists(n + 1);
    for (int i = 1; i <= n; i++) lists[i].push_back(i);
    while (q-- > 0) {
        char kind;
        int a, b;
        cin >> kind >> a;
        if (kind == 'M') {
            cin >> b;
            if (a == b) continue;
            while (!lists[b].empty()) {
                lists[a].push_back(lists[b].front());
                lists[b].pop_front();
            }
        } else if (lists[a].empty()) {
            cout << "silence\n";
        } else {
            cout << lists[a].front() << '\n';
            if (kind == 'P') lists[a].pop_front();
        }
    }
    for (int i = 1; i <= n; i++) {
        if (lists[i].empty()) continue;
        cout << i << ':';
        for (int song : lists[i]) cout << ' ' << song;
        cout << '\n';
    }
}
