// The circle is a doubly linked ring. A child who has been unlinked still knows both neighbours, so the next count starts from
// there: k steps in one direction, or -k in the other. All steps together are bounded by the statement.
#include <bits/stdc++.h>
using namespace std;

vector<int> leaveInOrder(int s, const vector<int>& cards) {
    int n = (int)cards.size();
    vector<int> before(n), after(n);
    for (int i = 0; i < n; i++) {
        before[i] = (i + n - 1) % n;
        after[i] = (i + 1) % n;
    }
    vector<int> order;
    int child = n - 1;  // the first count of s steps clockwise begins with child 1
    int steps = s;
    while ((int)order.size() < n) {
        for (; steps > 0; steps--) child = after[child];
        for (; steps < 0; steps++) child = before[child];
        after[before[child]] = after[child];
        before[after[child]] = before[child];
        order.push_back(child + 1);
        steps = cards[child];
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
