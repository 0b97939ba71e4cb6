// With few squares, tries 0, 1, 2, ... new streets in every possible way. With many, asks for every square which ones it can reach,
// and counts groups that nothing else can reach, or that can reach nothing else.
#include <bits/stdc++.h>
using namespace std;

int n, m;
vector<vector<int>> streets;

vector<char> reachable(int start) {
    vector<char> reached(n + 1, 0);
    vector<int> open = {start};
    reached[start] = 1;
    for (size_t i = 0; i < open.size(); i++)
        for (int to : streets[open[i]])
            if (!reached[to]) reached[to] = 1, open.push_back(to);
    return reached;
}

bool allReachAll() {
    for (int v = 1; v <= n; v++) {
        auto reached = reachable(v);
        if (count(reached.begin() + 1, reached.end(), 1) < n) return false;
    }
    return true;
}

bool isEnough(int streetsLeft, int from) {
    if (streetsLeft == 0) return allReachAll();
    for (int choice = from; choice < n * n; choice++) {
        streets[choice / n + 1].push_back(choice % n + 1);
        bool works = isEnough(streetsLeft - 1, choice + 1);
        streets[choice / n + 1].pop_back();
        if (works) return true;
    }
    return false;
}

int main() {
    scanf("%d %d", &n, &m);
    streets.resize(n + 1);
    for (int i = 0, a, b; i < m; i++) scanf("%d %d", &a, &b), streets[a].push_back(b);
    if (n <= 4) {
        int fewest = 0;
        while (!isEnough(fewest, 0)) fewest++;
        printf("%d\n", fewest);
        return 0;
    }
    vector<vector<bool>> reach(n + 1);
    for (int v = 1; v <= n; v++) {
        auto reached = reachable(v);
        reach[v] = vector<bool>(reached.begin(), reached.end());
    }
    int in = 0, out = 0, groups = 0;
    for (int v = 1; v <= n; v++) {
        bool isFirst = true, hasIn = false, hasOut = false;
        for (int w = 1; w <= n; w++) {
            if (w < v && reach[v][w] && reach[w][v]) isFirst = false;
            hasIn |= reach[w][v] && !reach[v][w];
            hasOut |= reach[v][w] && !reach[w][v];
        }
        if (isFirst) groups++, in += !hasIn, out += !hasOut;
    }
    printf("%d\n", groups == 1 ? 0 : max(in, out));
}
