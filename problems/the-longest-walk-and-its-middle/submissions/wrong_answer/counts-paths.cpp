// Looks for the walk with the most paths, whatever their lengths.
#include <bits/stdc++.h>
using namespace std;

struct Path {
    int to;
    int metres;
};

struct Answer {
    long long longest;
    int village;
    long long farthest;
};

// The distance of every village from `start`; entry 0 is unused.
vector<long long> distancesFrom(int start, const vector<vector<Path>>& paths) {
    vector<long long> distance(paths.size(), -1);
    distance[start] = 0;
    vector<int> met = {start};
    for (size_t i = 0; i < met.size(); i++) {
        for (const Path& path : paths[met[i]]) {
            if (distance[path.to] != -1) continue;
            distance[path.to] = distance[met[i]] + path.metres;
            met.push_back(path.to);
        }
    }
    return distance;
}

Answer planRescue(int n, const vector<vector<Path>>& paths) {
    auto farthest = [](const vector<long long>& distance) {
        return int(max_element(distance.begin() + 1, distance.end()) - distance.begin());
    };
    auto even = paths;
    for (auto& list : even)
        for (Path& path : list) path.metres = 1;
    int oneEnd = farthest(distancesFrom(1, even));
    vector<long long> fromOne = distancesFrom(oneEnd, paths);
    int otherEnd = farthest(distancesFrom(oneEnd, even));
    vector<long long> fromOther = distancesFrom(otherEnd, paths);

    Answer answer = {fromOne[otherEnd], 0, LLONG_MAX};
    for (int v = 1; v <= n; v++) {
        long long distance = max(fromOne[v], fromOther[v]);
        if (distance < answer.farthest) answer.village = v, answer.farthest = distance;
    }
    return answer;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<vector<Path>> paths(n + 1);
    for (int i = 1; i < n; i++) {
        int a, b, metres;
        cin >> a >> b >> metres;
        paths[a].push_back({b, metres});
        paths[b].push_back({a, metres});
    }

    Answer answer = planRescue(n, paths);
    cout << answer.longest << ' ' << answer.village << ' ' << answer.farthest << '\n';
}
