// Takes the rest by the number of children who are left, chooses the shorter way around, and walks along a list: n / 4 steps on average.
#include <bits/stdc++.h>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long s;
    cin >> n >> s;
    vector<int> cards(n), before(n), after(n);
    for (int& card : cards) cin >> card;
    for (int i = 0; i < n; i++) {
        before[i] = (i + n - 1) % n;
        after[i] = (i + 1) % n;
    }
    int child = n - 1;
    long long steps = s;
    for (int left = n; left > 0; left--) {
        steps = steps % left;  // of the children who are left
        if (steps == 0) steps = cards[child] > 0 || left == n ? left : -left;
        int around = left == n ? left : left + 1;  // with the place of the child who has just left
        if (steps > left / 2 + 1) steps -= around;
        else if (-steps > left / 2 + 1) steps += around;
        for (; steps > 0; steps--) child = after[child];
        for (; steps < 0; steps++) child = before[child];
        after[before[child]] = after[child];
        before[after[child]] = before[child];
        cout << child + 1 << ' ';
        steps = cards[child];
    }
    cout << '\n';
}
