// Wants n people who know the guest, as if everybody had to know themselves.
#include <bits/stdc++.h>
using namespace std;

struct Remark {
    int a, b;  // a knows b
};

pair<int, int> famousGuests(int n, const vector<Remark>& remarks) {
    vector<int> knows(n + 1, 0), knownBy(n + 1, 0);
    for (auto [a, b] : remarks) {
        knows[a]++;
        knownBy[b]++;
    }
    int famous = 0, modest = 0;
    for (int v = 1; v <= n; v++) {
        if (knownBy[v] != n) continue;
        famous++;
        if (modest == 0 || knows[v] < knows[modest]) modest = v;  // strictly: the first of equals stays
    }
    return {famous, modest};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<Remark> remarks(m);
    for (auto& [a, b] : remarks) cin >> a >> b;

    auto [famous, modest] = famousGuests(n, remarks);
    cout << famous << ' ' << modest << '\n';
}
