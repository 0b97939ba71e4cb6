// From the statement alone: keeps a list of the changes in force and those that are undone, and builds the row anew from the beginning
// after every event that alters it.
#include <bits/stdc++.h>
using namespace std;

struct Change {
    char kind;
    int x, y;
};

vector<int> rowAfter(int n, const vector<Change>& changes) {
    vector<int> row(n);
    iota(row.begin(), row.end(), 1);
    for (auto [kind, x, y] : changes) {
        auto at = find(row.begin(), row.end(), x);
        if (at != row.end()) row.erase(at);
        if (kind == 'A') continue;
        if (y == 0) row.insert(row.begin(), x);
        else row.insert(find(row.begin(), row.end(), y) + 1, x);
    }
    return row;
}

int main() {
    int n, q;
    cin >> n >> q;
    vector<Change> changes, undone;
    vector<int> row = rowAfter(n, {});
    while (q--) {
        char kind;
        int x = 0, y = 0;
        cin >> kind;
        if (kind == 'N') {
            cin >> x;
            auto at = find(row.begin(), row.end(), x);
            if (at == row.end()) {
                puts("archive");
                continue;
            }
            int left = at == row.begin() ? 0 : at[-1];
            int right = at + 1 == row.end() ? 0 : at[1];
            printf("%d %d\n", left, right);
            continue;
        }
        if (kind == 'U') {
            if (changes.empty()) continue;
            undone.push_back(changes.back());
            changes.pop_back();
        } else if (kind == 'R') {
            if (undone.empty()) continue;
            changes.push_back(undone.back());
            undone.pop_back();
        } else {
            cin >> x;
            if (kind == 'M') cin >> y;
            changes.push_back({kind, x, y});
            undone.clear();
        }
        row = rowAfter(n, changes);
    }
    for (size_t i = 0; i < row.size(); i++) printf("%s%d", i > 0 ? " " : "", row[i]);
    puts("");
}
