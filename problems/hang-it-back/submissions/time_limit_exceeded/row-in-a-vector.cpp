// The right log of changes, but the row is an array: every change looks for pictures and moves all behind them, O(nq).
#include <bits/stdc++.h>
using namespace std;

struct Change {
    int picture, from, to;
};

int main() {
    int n, q;
    scanf("%d %d", &n, &q);
    vector<int> row(n + 1);
    iota(row.begin(), row.end(), 0);
    auto leftOf = [&](int x) {
        auto at = find(row.begin(), row.end(), x);
        return at == row.end() ? -1 : at[-1];
    };
    auto put = [&](int x, int behind) {
        auto at = find(row.begin(), row.end(), x);
        if (at != row.end()) row.erase(at);
        if (behind >= 0) row.insert(find(row.begin(), row.end(), behind) + 1, x);
    };
    vector<Change> changes;
    size_t inForce = 0;
    while (q--) {
        char kind;
        int x = 0, y = -1;
        scanf(" %c", &kind);
        if (kind == 'M' || kind == 'A' || kind == 'N') scanf("%d", &x);
        if (kind == 'M') scanf("%d", &y);
        if (kind == 'M' || kind == 'A') {
            changes.resize(inForce);
            changes.push_back({x, leftOf(x), y});
            put(x, y);
            inForce++;
        } else if (kind == 'U' && inForce > 0) {
            inForce--;
            put(changes[inForce].picture, changes[inForce].from);
        } else if (kind == 'R' && inForce < changes.size()) {
            put(changes[inForce].picture, changes[inForce].to);
            inForce++;
        } else if (kind == 'N') {
            auto at = find(row.begin(), row.end(), x);
            if (at == row.end()) puts("archive");
            else printf("%d %d\n", at[-1], at + 1 == row.end() ? 0 : at[1]);
        }
    }
    for (size_t i = 1; i < row.size(); i++) printf("%s%d", i > 1 ? " " : "", row[i]);
    puts("");
}
