#include <iostream>
#include <vector>
using namespace std;

typedef long long ll;

int main() {
    int n, k, m;
    cin >> n >> k >> m;
    vector<ll> wages(n);
    for (int i = 0; i < n; i++) cin >> wages[i];
    vector<int> masks(n, 0);
    for (int i = 0; i < m; i++) {
        int person, skill;
        cin >> person >> skill;
        masks[person - 1] |= 1 << skill;
    }

    vector<ll> best(1 << k, -1);
    best[0] = 0;
    for (int i = 0; i < n; i++) {
        ll wage = wages[i];
        int mask = masks[i];
        vector<ll> next = best;
        for (int set = 0; set < (1 << k); set++) {
            if (best[set] == -1) continue;
            int m = set | mask;
            if (next[m] == -1 || next[m] > best[set] + wage) next[m] = best[set] + wage;
        }
        best = next;
    }
    int all = (1 << k) - 1;
    if (best[all] != -1) cout << best[all] << endl;
    else cout << "IMPOSSIBLE" << endl;
}
