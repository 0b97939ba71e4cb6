#include <iostream>
#include <list>
#include <stack>
#include <string>
#include <vector>
using namespace std;

struct Change {
    int x;
    bool wasOnWall;
    int oldLeft;
    bool isOnWall;
    int newLeft;
};

list<int> wall;
vector<list<int>::iterator> where;
vector<bool> onWall;

void change(int x, bool toWall, int left) {
    if (onWall[x]) wall.erase(where[x]);
    onWall[x] = false;
    if (toWall) {
        where[x] = wall.insert(next(where[left]), x);
        onWall[x] = true;
    }
}

int main() {
    int n, q;
    cin >> n >> q;
    where.resize(n + 1);
    onWall.assign(n + 1, true);
    for (int i = 0; i <= n; i++) where[i] = wall.insert(wall.end(), i);
    stack<Change> undo, redo;
    while (q--) {
        string event;
        cin >> event;
        if (event == "M" || event == "A") {
            Change c;
            cin >> c.x;
            c.newLeft = 0;
            c.isOnWall = event == "M";
            if (c.isOnWall) cin >> c.newLeft;
            c.wasOnWall = onWall[c.x];
            c.oldLeft = c.wasOnWall ? *prev(where[c.x]) : 0;
            change(c.x, c.isOnWall, c.newLeft);
            undo.push(c);
            redo = stack<Change>();
        } else if (event == "U") {
            if (undo.empty()) continue;
            Change c = undo.top();
            undo.pop();
            change(c.x, c.wasOnWall, c.oldLeft);
            redo.push(c);
        } else if (event == "R") {
            if (redo.empty()) continue;
            Change c = redo.top();
            redo.pop();
            change(c.x, c.isOnWall, c.newLeft);
            undo.push(c);
        } else {
            int x;
            cin >> x;
            if (!onWall[x]) {
                cout << "archive" << endl;
                continue;
            }
            auto right = next(where[x]);
            cout << *prev(where[x]) << " " << (right == wall.end() ? 0 : *right) << endl;
        }
    }
    for (int x : wall)
        if (x != 0) cout << x << " ";
    cout << endl;
}
