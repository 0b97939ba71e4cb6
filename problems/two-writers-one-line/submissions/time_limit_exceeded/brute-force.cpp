// Keeps the line as text and both cursors as places in it. Right, but each key moves all the text behind it: O(n^2).
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string keys, line;
    cin >> keys;
    size_t place[2] = {0, 0};  // how many characters stand to the left of each cursor
    int writer = 0;
    for (char key : keys) {
        size_t& mine = place[writer];
        size_t& other = place[1 - writer];
        if (key == '|') {
            writer = 1 - writer;
        } else if (key == '<') {
            if (mine > 0) mine--;
        } else if (key == '>') {
            if (mine < line.size()) mine++;
        } else if (key == '^') {
            mine = 0;
        } else if (key == '$') {
            mine = line.size();
        } else if (key == '-') {
            if (mine == 0) continue;
            line.erase(mine - 1, 1);
            // The other one stood before the deleted character, or behind it: in the first case the number stays right.
            if (other >= mine) other--;
            mine--;
        } else {
            line.insert(line.begin() + mine, key);
            // Whoever stands at the same place stays before the same character, so the new one is to the left of both.
            if (other >= mine) other++;
            mine++;
        }
    }
    cout << line.size() << '\n' << line << '\n';
}
