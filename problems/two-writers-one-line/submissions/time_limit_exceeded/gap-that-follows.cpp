// A gap buffer that moves its gap only when somebody writes or deletes: fast for one writer who stays, but two who write far
// apart in turns drag the gap across the whole line each time, O(n^2).
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string keys;
    cin >> keys;
    size_t room = keys.size() + 1;
    vector<char> text(room);
    size_t gapBegin = 0, gapEnd = room;
    auto size = [&] { return room - (gapEnd - gapBegin); };
    auto moveGap = [&](size_t place) {
        if (place < gapBegin) {
            size_t count = gapBegin - place;
            memmove(&text[gapEnd - count], &text[place], count);
            gapBegin -= count;
            gapEnd -= count;
        } else if (place > gapBegin) {
            size_t count = place - gapBegin;
            memmove(&text[gapBegin], &text[gapEnd], count);
            gapBegin += count;
            gapEnd += count;
        }
    };
    size_t place[2] = {0, 0};
    int writer = 0;
    for (char key : keys) {
        size_t& mine = place[writer];
        size_t& other = place[1 - writer];
        if (key == '|') {
            writer = 1 - writer;
        } else if (key == '<') {
            if (mine > 0) mine--;
        } else if (key == '>') {
            if (mine < size()) mine++;
        } else if (key == '^') {
            mine = 0;
        } else if (key == '$') {
            mine = size();
        } else if (key == '-') {
            if (mine == 0) continue;
            moveGap(mine);
            gapBegin--;
            if (other >= mine) other--;
            mine--;
        } else {
            moveGap(mine);
            text[gapBegin++] = key;
            if (other >= mine) other++;
            mine++;
        }
    }
    moveGap(size());
    cout << gapBegin << '\n' << string(text.begin(), text.begin() + gapBegin) << '\n';
}
