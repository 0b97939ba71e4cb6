// Keeps the history in an array, and the place of the page shown.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int q, c, visited = 0;
    string events;
    cin >> q >> c >> events;
    vector<int> history;
    int shown = -1;
    for (char event : events) {
        int size = (int)history.size();
        if (event == 'V') {
            history.resize(shown + 1);
            history.push_back(++visited);
            if ((int)history.size() > c) history.erase(history.begin());
            shown = (int)history.size() - 1;
        } else if (event == 'B') {
            if (shown > 0) shown--;
        } else if (event == 'F') {
            if (shown + 1 < size) shown++;
        } else if (event == 'X') {
            if (size == 0) continue;
            history.erase(history.begin() + shown);
            if (shown > 0) shown--;
            else if (history.empty()) shown = -1;
        } else {
            printf("%d\n", size == 0 ? 0 : history[shown]);
        }
    }
    printf("%zu\n", history.size());
}
