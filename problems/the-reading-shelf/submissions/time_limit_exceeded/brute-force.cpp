// Keeps the shelf in an array, from left to right, and looks along it for each book.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q, c, fetched = 0;
    cin >> q >> c;
    vector<int> shelf;
    while (q-- > 0) {
        char event;
        int x;
        cin >> event >> x;
        auto place = find(shelf.begin(), shelf.end(), x);
        bool isHere = place != shelf.end();
        if (event == 'N') {
            if (!isHere) {
                cout << "away\n";
                continue;
            }
            cout << (place == shelf.begin() ? 0 : *(place - 1)) << ' ';
            cout << (place + 1 == shelf.end() ? 0 : *(place + 1)) << '\n';
            continue;
        }
        if (isHere) shelf.erase(place);
        if (event == 'L') continue;
        if (!isHere) fetched++;
        shelf.insert(shelf.begin(), x);
        if ((int)shelf.size() > c) shelf.pop_back();
    }
    cout << fetched << '\n';
}
