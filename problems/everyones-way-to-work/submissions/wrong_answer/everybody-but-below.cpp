// Lets all the people have the path to go after the move, also those who are on the new side.
#include <bits/stdc++.h>
using namespace std;

struct Path {
    int to, length;
};

struct Ways {
    long long total, longest;
};

vector<Ways> waysToWork(int n, const vector<int>& people, const vector<vector<Path>>& paths) {
    const long long NOBODY = LLONG_MIN / 4;
    vector<int> order = {1}, parent(n + 1), length(n + 1);
    for (size_t i = 0; i < order.size(); i++) {
        for (auto [to, distance] : paths[order[i]]) {
            if (to == parent[order[i]]) continue;
            parent[to] = order[i];
            length[to] = distance;
            order.push_back(to);
        }
    }

    // Of the people in each part: how many, their total way to its top, and the longest two by different branches.
    vector<long long> count(people.begin(), people.end()), total(n + 1), longest(n + 1, NOBODY), second(n + 1, NOBODY);
    auto offer = [&](int village, long long way) {
        if (way > longest[village]) swap(way, longest[village]);
        second[village] = max(second[village], way);
    };
    for (int i = n - 1; i >= 0; i--) {
        const int village = order[i];
        if (people[village] > 0) offer(village, 0);
        if (i == 0) break;
        count[parent[village]] += count[village];
        total[parent[village]] += total[village] + length[village] * count[village];
        offer(parent[village], longest[village] + length[village]);
    }

    vector<Ways> ways(n + 1);
    for (int village : order) {
        if (village != 1) {
            const int above = parent[village];
            const long long outside = count[1] - count[village];
            total[village] = total[above] + length[village] * outside;
            const bool isFromHere = longest[above] == longest[village] + length[village];
            offer(village, (isFromHere ? second[above] : longest[above]) + length[village]);
        }
        ways[village] = {total[village], longest[village]};
    }
    return ways;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> people(n + 1);
    for (int village = 1; village <= n; village++) cin >> people[village];
    vector<vector<Path>> paths(n + 1);
    for (int i = 1; i < n; i++) {
        int u, v, length;
        cin >> u >> v >> length;
        paths[u].push_back({v, length});
        paths[v].push_back({u, length});
    }

    vector<Ways> ways = waysToWork(n, people, paths);
    for (int village = 1; village <= n; village++) cout << ways[village].total << ' ' << ways[village].longest << '\n';
}
