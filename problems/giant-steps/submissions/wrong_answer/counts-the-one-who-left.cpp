// Wrong: counts clockwise as if the next child had not moved up to the rank of the one who left.
#include <bits/stdc++.h>
using namespace std;

// Counts who is there: children 1..n.
class Circle {
    int n, highestPower = 1;
    vector<int> sums;

public:
    explicit Circle(int n) : n(n), sums(n + 1, 0) {
        for (int i = 1; i <= n; i++) sums[i] = i & -i;  // everybody is there
        while (highestPower * 2 <= n) highestPower *= 2;
    }

    // Takes out the child before whom exactly `rank` others are left, and returns its number.
    int takeOut(int rank) {
        int before = 0;
        for (int power = highestPower; power > 0; power /= 2) {
            if (before + power <= n && sums[before + power] <= rank) {
                before += power;
                rank -= sums[before];
            }
        }
        int child = before + 1;
        for (int i = child; i <= n; i += i & -i) sums[i]--;
        return child;
    }
};

vector<int> leaveInOrder(int s, const vector<int>& cards) {
    int n = (int)cards.size();
    Circle circle(n);
    vector<int> order;
    long long rank = (s - 1) % n;
    for (int left = n - 1; left >= 0; left--) {
        int child = circle.takeOut((int)rank);
        order.push_back(child);
        if (left == 0) break;
        // The next child clockwise has the same rank now, the next one counter-clockwise the rank before.
        int card = cards[child - 1];
        rank = (rank + card) % left;
        if (rank < 0) rank += left;
    }
    return order;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, s;
    cin >> n >> s;
    vector<int> cards(n);
    for (int& card : cards) cin >> card;

    vector<int> order = leaveInOrder(s, cards);
    for (size_t i = 0; i < order.size(); i++) cout << (i > 0 ? " " : "") << order[i];
    cout << '\n';
}
