// A doubly linked ring holds the shelf, and a map leads from a book's number to its node. Node 0 lies between the right end and the
// left end, so no book lacks a neighbour. Each event costs O(1) on average.
#include <bits/stdc++.h>
using namespace std;

class Shelf {
    size_t room;
    unordered_map<int, int> nodeOf;
    vector<int> book{0}, left{0}, right{0};
    vector<int> freeNodes;

    void unlink(int node) {
        right[left[node]] = right[node];
        left[right[node]] = left[node];
    }

    void linkAtLeftEnd(int node) {
        left[node] = 0;
        right[node] = right[0];
        left[right[0]] = node;
        right[0] = node;
    }

    void remove(int node) {
        unlink(node);
        nodeOf.erase(book[node]);
        freeNodes.push_back(node);
    }

    int nodeFor(int x) {
        if (freeNodes.empty()) {
            book.push_back(x);
            left.push_back(0);
            right.push_back(0);
            return (int)book.size() - 1;
        }
        int node = freeNodes.back();
        freeNodes.pop_back();
        book[node] = x;
        return node;
    }

public:
    explicit Shelf(int c) : room(c) {}

    bool read(int x) {
        auto found = nodeOf.find(x);
        if (found != nodeOf.end()) {
            unlink(found->second);
            linkAtLeftEnd(found->second);
            return false;
        }
        int node = nodeFor(x);
        nodeOf[x] = node;
        linkAtLeftEnd(node);
        if (nodeOf.size() > room) remove(left[0]);
        return true;
    }

    void lend(int x) {
        auto found = nodeOf.find(x);
        if (found != nodeOf.end()) remove(found->second);
    }

    optional<pair<int, int>> neighbours(int x) {
        auto found = nodeOf.find(x);
        if (found == nodeOf.end()) return nullopt;
        return pair(book[left[found->second]], book[right[found->second]]);  // the book of node 0 is 0
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q, c;
    cin >> q >> c;
    Shelf shelf(c);
    int fetched = 0;
    while (q-- > 0) {
        char event;
        int x;
        cin >> event >> x;
        if (event == 'R') {
            if (shelf.read(x)) fetched++;
        } else if (event == 'L') {
            shelf.lend(x);
        } else if (auto both = shelf.neighbours(x)) {
            cout << both->first << ' ' << both->second << '\n';
        } else {
            cout << "away\n";
        }
    }
    cout << fetched << '\n';
}
