// Really turns each train, and moves each coach that is coupled.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<vector<int>> trains(n + 1);
    for (int i = 1; i <= n; i++) trains[i] = {i};
    while (q-- > 0) {
        char kind;
        int a, b;
        cin >> kind >> a;
        if (kind == 'C') {
            cin >> b;
            if (a == b) continue;
            trains[a].insert(trains[a].end(), trains[b].begin(), trains[b].end());
            trains[b].clear();
        } else if (kind == 'T') {
            reverse(trains[a].begin(), trains[a].end());
        } else if (trains[a].empty()) {
            cout << "0 0\n";
        } else {
            cout << trains[a].front() << ' ' << trains[a].back() << '\n';
        }
    }
    for (int i = 1; i <= n; i++) {
        if (trains[i].empty()) continue;
        cout << i << ':';
        for (int coach : trains[i]) cout << ' ' << coach;
        cout << '\n';
    }
}
