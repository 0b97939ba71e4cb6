// Looks only for what can be reached from hall 1.
#include <bits/stdc++.h>
using namespace std;

struct Stair {
    int from, to, down;
};

vector<int> tourDown(int n, const vector<Stair>& stairs) {
    const int none = -1;
    vector<long long> depth(n + 1, LLONG_MIN / 2);
    depth[1] = 0;
    vector<int> last(n + 1, none);  // the stair by which the hall was lowered last
    int lowered = none;
    for (int round = 1; round <= n; round++) {
        lowered = none;
        for (int i = 0; i < (int)stairs.size(); i++) {
            auto [from, to, down] = stairs[i];
            if (depth[from] < LLONG_MIN / 4 || depth[from] + down <= depth[to]) continue;
            depth[to] = depth[from] + down;
            last[to] = i;
            lowered = to;
        }
        if (lowered == none) return {};
    }

    int hall = lowered;
    for (int step = 0; step < n; step++) hall = stairs[last[hall]].from;
    vector<int> tour;
    int at = hall;
    do {
        tour.push_back(last[at] + 1);
        at = stairs[last[at]].from;
    } while (at != hall);
    reverse(tour.begin(), tour.end());
    return tour;
}

int main() {
    int n, m;
    cin >> n >> m;
    vector<Stair> stairs(m);
    for (auto& [from, to, down] : stairs) cin >> from >> to >> down;

    vector<int> tour = tourDown(n, stairs);
    if (tour.empty()) {
        cout << "HONEST\n";
        return 0;
    }
    cout << tour.size() << '\n';
    for (size_t i = 0; i < tour.size(); i++) cout << tour[i] << (i + 1 < tour.size() ? ' ' : '\n');
}
