// Wrong: room for half a million letters only; later ones are dropped.
#include <bits/stdc++.h>
using namespace std;

string typeAll(const string& keys) {
    vector<char> letter(1, 0);
    vector<int> before(1, 0);
    vector<int> after(1, 0);
    int cursors[2] = {0, 0};
    int writer = 0;
    for (char key : keys) {
        int& cursor = cursors[writer];
        if (key == '|') {
            writer = 1 - writer;
        } else if (key == '<') {
            if (before[cursor] != 0) cursor = before[cursor];
        } else if (key == '>') {
            if (cursor != 0) cursor = after[cursor];
        } else if (key == '^') {
            cursor = after[0];
        } else if (key == '$') {
            cursor = 0;
        } else if (key == '-') {
            int gone = before[cursor];
            if (gone == 0) continue;
            if (cursors[1 - writer] == gone) cursors[1 - writer] = cursor;
            before[cursor] = before[gone];
            after[before[gone]] = cursor;
        } else {
            int added = letter.size();
            if (added > 500000) continue;
            letter.push_back(key);
            before.push_back(before[cursor]);
            after.push_back(cursor);
            after[before[cursor]] = added;
            before[cursor] = added;
        }
    }
    string text;
    for (int node = after[0]; node != 0; node = after[node]) text += letter[node];
    return text;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string keys;
    cin >> keys;

    string text = typeAll(keys);
    cout << text.size() << '\n' << text << '\n';
}
