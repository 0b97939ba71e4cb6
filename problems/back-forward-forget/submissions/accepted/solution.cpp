// The history is a doubly linked list, and all changes happen at the page shown or at the oldest one. A visit drops all newer
// pages by changing one link; how many they were follows from the number of older ones, which is kept. O(1) an event.
#include <bits/stdc++.h>
using namespace std;

struct Answer {
    vector<int> seen;  // one page for each look, 0 for none
    int count = 0;     // pages in the end
};

Answer browse(int c, const string& events) {
    Answer answer;
    // Pages are places of these arrays; 0 is no page: older than the oldest one, or newer than the newest.
    vector<int> older(events.size() + 1), newer(events.size() + 1);
    int visited = 0, shown = 0, oldest = 0;
    int olderCount = 0, count = 0;  // pages older than the one shown, and all
    for (char event : events) {
        if (event == 'V') {
            int page = ++visited;
            older[page] = shown;
            newer[page] = 0;
            if (shown != 0) {
                newer[shown] = page;  // all newer ones are cut off here
                olderCount++;
            } else {
                oldest = page;
            }
            shown = page;
            count = olderCount + 1;
            if (count > c) {
                oldest = newer[oldest];
                older[oldest] = 0;
                olderCount--;
                count--;
            }
        } else if (event == 'B') {
            if (shown != 0 && older[shown] != 0) {
                shown = older[shown];
                olderCount--;
            }
        } else if (event == 'F') {
            if (shown != 0 && newer[shown] != 0) {
                shown = newer[shown];
                olderCount++;
            }
        } else if (event == 'X') {
            if (shown == 0) continue;
            int before = older[shown], behind = newer[shown];
            if (before != 0) newer[before] = behind;
            else oldest = behind;
            if (behind != 0) older[behind] = before;
            if (before != 0) olderCount--;
            shown = before != 0 ? before : behind;
            count--;
        } else {
            answer.seen.push_back(shown);
        }
    }
    answer.count = count;
    return answer;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q, c;
    string events;
    cin >> q >> c >> events;

    Answer answer = browse(c, events);
    for (int page : answer.seen) cout << page << '\n';
    cout << answer.count << '\n';
}
