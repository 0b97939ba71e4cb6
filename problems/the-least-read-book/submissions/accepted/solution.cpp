// A list of rows in the order of their marks, and in each row a list of its books in the order of their last reading. A reading moves a
// book from its row to the end of the one behind, which is made if its mark is not there. Every event costs O(1) on average.
#include <bits/stdc++.h>
using namespace std;

class Shelf {
    struct Row {
        int mark;
        list<int> books;  // the one that was read longest ago first
    };
    struct Place {
        list<Row>::iterator row;
        list<int>::iterator book;
    };

    size_t room;
    list<Row> rows;  // never empty ones
    unordered_map<int, Place> placeOf;

    void takeOff(Place place) {
        place.row->books.erase(place.book);
        if (place.row->books.empty()) rows.erase(place.row);
    }

public:
    explicit Shelf(int c) : room(c) {}

    optional<int> read(int x) {
        auto found = placeOf.find(x);
        if (found != placeOf.end()) {
            auto [row, book] = found->second;
            auto behind = next(row);
            if (behind == rows.end() || behind->mark != row->mark + 1) behind = rows.insert(behind, {row->mark + 1, {}});
            behind->books.splice(behind->books.end(), row->books, book);
            if (row->books.empty()) rows.erase(row);
            found->second.row = behind;
            return nullopt;
        }
        optional<int> gone;
        if (placeOf.size() == room) {
            gone = rows.front().books.front();
            lend(*gone);
        }
        if (rows.empty() || rows.front().mark != 1) rows.push_front({1, {}});
        auto& books = rows.front().books;
        placeOf[x] = {rows.begin(), books.insert(books.end(), x)};
        return gone;
    }

    void lend(int x) {
        auto found = placeOf.find(x);
        if (found == placeOf.end()) return;
        takeOff(found->second);
        placeOf.erase(found);
    }

    int markOf(int x) {
        auto found = placeOf.find(x);
        return found == placeOf.end() ? 0 : found->second.row->mark;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q, c;
    cin >> q >> c;
    Shelf shelf(c);
    while (q-- > 0) {
        char event;
        int x;
        cin >> event >> x;
        if (event == 'R') {
            if (auto gone = shelf.read(x)) cout << *gone << '\n';
        } else if (event == 'L') {
            shelf.lend(x);
        } else {
            cout << shelf.markOf(x) << '\n';
        }
    }
}
