// Lets at most 100000 of the newcomers step back at each O or E; the others stay behind all until the next one.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    static int buffer[100001];
    deque<int> parts[2], late;
    int first = 0;
    while (q-- > 0) {
        char event;
        cin >> event;
        if (event == 'A') {
            int floor;
            cin >> floor;
            late.push_back(floor);
        } else if (event == 'L') {
            deque<int>& from = !parts[first].empty() ? parts[first] : !parts[1 - first].empty() ? parts[1 - first] : late;
            if (from.empty()) {
                cout << "none\n";
            } else {
                cout << from.front() << '\n';
                from.pop_front();
            }
        } else {
            int size = 0;
            while (!late.empty() && size < 100000) {
                buffer[size++] = late.front();
                late.pop_front();
            }
            for (int i = 0; i < size; i++) parts[buffer[i] & 1].push_back(buffer[i]);
            first = event == 'O' ? 0 : 1;
        }
    }
}
