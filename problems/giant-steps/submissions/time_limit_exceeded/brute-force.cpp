// Counts child by child around a list.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, steps;
    scanf("%d %d", &n, &steps);
    vector<int> cards(n), before(n), after(n);
    for (int& card : cards) scanf("%d", &card);
    for (int i = 0; i < n; i++) {
        before[i] = (i + n - 1) % n;
        after[i] = (i + 1) % n;
    }
    int child = n - 1;
    for (int left = n; left > 0; left--) {
        for (; steps > 0; steps--) child = after[child];
        for (; steps < 0; steps++) child = before[child];
        after[before[child]] = after[child];
        before[after[child]] = before[child];
        printf("%d ", child + 1);
        steps = cards[child];
    }
    puts("");
}
