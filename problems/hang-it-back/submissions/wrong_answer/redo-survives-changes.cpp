// What was undone can still be redone after a new change, as long as the picture beside it hangs.
#include <bits/stdc++.h>
using namespace std;

struct Event {
    char kind;     // M, A, U, R or N
    int x = 0, y = 0;  // the numbers that follow the letter, as far as there are any
};

struct Neighbours {
    bool hangs;       // false: the picture is in the archive
    int left, right;  // 0: there is none
};

struct Wall {
    vector<Neighbours> answers;  // to the questions N
    vector<int> row;             // the pictures from left to right in the end
};

// Stands for "behind nobody".
const int inArchive = -1;

struct Change {
    int picture, from, to;  // behind whom it hung before, and afterwards
};

Wall followCurator(int n, const vector<Event>& events) {
    vector<int> left(n + 1), right(n + 1);  // left[x] is inArchive for a picture that does not hang
    auto link = [&](int one, int two) {
        right[one] = two;
        left[two] = one;
    };
    for (int x = 0; x < n; x++) link(x, x + 1);
    link(n, 0);
    // Takes the picture from where it is and hangs it behind another one, or nowhere.
    auto put = [&](int x, int behind) {
        if (left[x] != inArchive) link(left[x], right[x]);
        left[x] = inArchive;
        if (behind == inArchive) return;
        int following = right[behind];  // read only now: x may have hung there
        link(behind, x);
        link(x, following);
    };

    Wall wall;
    vector<Change> changes, undone;
    for (auto [kind, x, y] : events) {
        if (kind == 'M' || kind == 'A') {
            changes.push_back({x, left[x], kind == 'M' ? y : inArchive});
            put(x, changes.back().to);
        } else if (kind == 'U' && !changes.empty()) {
            Change change = changes.back();
            changes.pop_back();
            undone.push_back(change);
            put(change.picture, change.from);
        } else if (kind == 'R' && !undone.empty()) {
            Change change = undone.back();
            undone.pop_back();
            if (change.to > 0 && (left[change.to] == inArchive || change.to == change.picture)) continue;
            change.from = left[change.picture];
            changes.push_back(change);
            put(change.picture, change.to);
        } else if (kind == 'N') {
            wall.answers.push_back({left[x] != inArchive, left[x], right[x]});
        }
    }
    for (int x = right[0]; x > 0 && (int)wall.row.size() < n; x = right[x]) wall.row.push_back(x);
    return wall;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<Event> events(q);
    for (auto& [kind, x, y] : events) {
        cin >> kind;
        if (kind == 'M') cin >> x >> y;
        if (kind == 'A' || kind == 'N') cin >> x;
    }

    Wall wall = followCurator(n, events);
    for (auto [hangs, left, right] : wall.answers) {
        if (hangs) cout << left << ' ' << right << '\n';
        else cout << "archive\n";
    }
    for (size_t i = 0; i < wall.row.size(); i++) cout << (i > 0 ? " " : "") << wall.row[i];
    cout << '\n';
}
