// Wrong: sorts the pairs of the beginning, takes those that are still complete, and then pairs up the rest from the left.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> heights(n);
    for (int& height : heights) scanf("%d", &height);
    vector<int> order(n - 1);
    iota(order.begin(), order.end(), 0);
    stable_sort(order.begin(), order.end(),
                [&](int a, int b) { return abs(heights[a] - heights[a + 1]) < abs(heights[b] - heights[b + 1]); });
    vector<bool> hasLeft(n, false);
    for (int i : order) {
        if (hasLeft[i] || hasLeft[i + 1]) continue;
        hasLeft[i] = hasLeft[i + 1] = true;
        printf("%d %d\n", i + 1, i + 2);
    }
    int waiting = -1;
    for (int i = 0; i < n; i++) {
        if (hasLeft[i]) continue;
        if (waiting < 0) {
            waiting = i;
        } else {
            printf("%d %d\n", waiting + 1, i + 1);
            waiting = -1;
        }
    }
}
