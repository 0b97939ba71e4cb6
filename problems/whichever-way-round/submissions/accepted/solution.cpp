// A coach knows its neighbours, but not which one is in front, so nothing in a train depends on its direction but its two ends:
// turning exchanges them, coupling joins two coaches. A train is read by never going back where one came from. O(1) an order.
#include <bits/stdc++.h>
using namespace std;

class Yard {
    static const int none = 0;  // coaches are 1..n
    vector<array<int, 2>> neighbours;
    vector<int> first, last;

    // Puts `other` into a free place of an end coach.
    void addNeighbour(int coach, int other) {
        auto& places = neighbours[coach];
        (places[0] == none ? places[0] : places[1]) = other;
    }

public:
    explicit Yard(int n) : neighbours(n + 1), first(n + 1), last(n + 1) {
        for (int i = 1; i <= n; i++) first[i] = last[i] = i;
    }

    void couple(int a, int b) {
        if (a == b || first[b] == none) return;
        if (first[a] == none) {
            first[a] = first[b];
        } else {
            addNeighbour(last[a], first[b]);
            addNeighbour(first[b], last[a]);
        }
        last[a] = last[b];
        first[b] = last[b] = none;
    }

    void turn(int a) { swap(first[a], last[a]); }

    pair<int, int> ends(int a) { return {first[a], last[a]}; }

    vector<int> coachesOf(int a) {
        vector<int> coaches;
        int before = none;
        for (int coach = first[a]; coach != none;) {
            coaches.push_back(coach);
            auto [one, two] = neighbours[coach];
            int next = one == before ? two : one;
            before = coach;
            coach = next;
        }
        return coaches;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    Yard yard(n);
    while (q-- > 0) {
        char kind;
        int a;
        cin >> kind >> a;
        if (kind == 'C') {
            int b;
            cin >> b;
            yard.couple(a, b);
        } else if (kind == 'T') {
            yard.turn(a);
        } else {
            auto [first, last] = yard.ends(a);
            cout << first << ' ' << last << '\n';
        }
    }
    for (int a = 1; a <= n; a++) {
        vector<int> coaches = yard.coachesOf(a);
        if (coaches.empty()) continue;
        cout << a << ':';
        for (int coach : coaches) cout << ' ' << coach;
        cout << '\n';
    }
}
