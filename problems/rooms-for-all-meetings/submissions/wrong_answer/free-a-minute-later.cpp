// Wrong: a room is not yet free in the minute in which its meeting ends.
#include <bits/stdc++.h>
using namespace std;

struct Meeting {
    int begin, end;
};

vector<int> roomsOf(const vector<Meeting>& meetings) {
    vector<int> order(meetings.size());
    iota(order.begin(), order.end(), 0);
    stable_sort(order.begin(), order.end(), [&](int a, int b) { return meetings[a].begin < meetings[b].begin; });

    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> inUse;  // until when, and which room
    priority_queue<int, vector<int>, greater<>> unused;
    int opened = 0;
    vector<int> rooms(meetings.size());
    for (int i : order) {
        while (!inUse.empty() && inUse.top().first < meetings[i].begin) {
            unused.push(inUse.top().second);
            inUse.pop();
        }
        if (unused.empty()) unused.push(++opened);
        rooms[i] = unused.top();
        unused.pop();
        inUse.push({meetings[i].end, rooms[i]});
    }
    return rooms;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Meeting> meetings(n);
    for (Meeting& meeting : meetings) cin >> meeting.begin >> meeting.end;

    vector<int> rooms = roomsOf(meetings);
    cout << *max_element(rooms.begin(), rooms.end()) << '\n';
    for (int room : rooms) cout << room << ' ';
    cout << '\n';
}
