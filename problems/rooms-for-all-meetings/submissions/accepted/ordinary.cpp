// All begins and ends in the order of time, and a set of the free rooms.
#include <algorithm>
#include <iostream>
#include <set>
#include <tuple>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<tuple<int, int, int>> events;  // time, 0 for an end and 1 for a begin, meeting
    for (int i = 0; i < n; i++) {
        int s, e;
        cin >> s >> e;
        events.push_back(make_tuple(s, 1, i));
        events.push_back(make_tuple(e, 0, i));
    }
    sort(events.begin(), events.end());
    set<int> freeRooms;
    for (int room = 1; room <= n; room++) freeRooms.insert(room);
    vector<int> rooms(n);
    int most = 0;
    for (auto [time, isBegin, i] : events) {
        if (isBegin) {
            rooms[i] = *freeRooms.begin();
            freeRooms.erase(freeRooms.begin());
            most = max(most, rooms[i]);
        } else {
            freeRooms.insert(rooms[i]);
        }
    }
    cout << most << endl;
    for (int i = 0; i < n; i++) cout << rooms[i] << " ";
    cout << endl;
    return 0;
}
