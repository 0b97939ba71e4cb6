// Keeps the whole queue in an array and splits all of it at each O and E: O(n) an event.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    vector<int> queue;
    while (q-- > 0) {
        char event;
        cin >> event;
        if (event == 'A') {
            int floor;
            cin >> floor;
            queue.push_back(floor);
        } else if (event == 'L') {
            if (queue.empty()) {
                cout << "none\n";
            } else {
                cout << queue.front() << '\n';
                queue.erase(queue.begin());
            }
        } else {
            vector<int> stay, back;
            for (int floor : queue) ((abs(floor) % 2 == 1) == (event == 'O') ? back : stay).push_back(floor);
            stay.insert(stay.end(), back.begin(), back.end());
            queue = stay;
        }
    }
}
