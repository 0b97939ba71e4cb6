// From the statement alone: each mentor takes nobody, or any of the learners who fit and are still free.
#include <algorithm>
#include <cstdio>
#include <vector>

static std::vector<std::vector<int>> fitting;
static std::vector<bool> isTaken;

static int mostPairs(size_t mentor) {
    if (mentor == fitting.size()) return 0;
    int most = mostPairs(mentor + 1);
    for (int learner : fitting[mentor]) {
        if (isTaken[learner]) continue;
        isTaken[learner] = true;
        most = std::max(most, 1 + mostPairs(mentor + 1));
        isTaken[learner] = false;
    }
    return most;
}

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        int a, b, m;
        scanf("%d %d %d", &a, &b, &m);
        fitting.assign(a, {});
        isTaken.assign(b, false);
        while (m-- > 0) {
            int x, y;
            scanf("%d %d", &x, &y);
            fitting[x - 1].push_back(y - 1);
        }
        printf("%d\n", mostPairs(0));
    }
}
