// Keeps a note that a train is turned, and really turns it when it is coupled to another one: fast as long as trains are turned only.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<list<int>> trains(n + 1);
    vector<bool> isTurned(n + 1, false);
    for (int i = 1; i <= n; i++) trains[i] = {i};
    auto settle = [&](int a) {
        if (isTurned[a]) trains[a].reverse();
        isTurned[a] = false;
    };
    while (q-- > 0) {
        char kind;
        int a, b;
        cin >> kind >> a;
        if (kind == 'C') {
            cin >> b;
            if (a == b) continue;
            settle(a);
            settle(b);
            trains[a].splice(trains[a].end(), trains[b]);
        } else if (kind == 'T') {
            isTurned[a] = !isTurned[a];
        } else if (trains[a].empty()) {
            cout << "0 0\n";
        } else if (isTurned[a]) {
            cout << trains[a].back() << ' ' << trains[a].front() << '\n';
        } else {
            cout << trains[a].front() << ' ' << trains[a].back() << '\n';
        }
    }
    for (int i = 1; i <= n; i++) {
        if (trains[i].empty()) continue;
        settle(i);
        cout << i << ':';
        for (int coach : trains[i]) cout << ' ' << coach;
        cout << '\n';
    }
}
