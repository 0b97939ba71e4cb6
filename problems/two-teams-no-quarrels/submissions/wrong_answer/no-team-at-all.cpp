// Leaves children without any quarrel without a team.
#include <bits/stdc++.h>
using namespace std;

vector<int> makeTeams(int n, const vector<vector<int>>& quarrels) {
    vector<int> team(n + 1, 0);  // 0: none yet
    for (int start = 1; start <= n; start++) {
        if (team[start] != 0 || quarrels[start].empty()) continue;
        vector<int> group = {start};  // serves as the queue
        team[start] = 1;
        for (size_t i = 0; i < group.size(); i++) {
            int child = group[i];
            for (int other : quarrels[child]) {
                if (team[other] == team[child]) return {};
                if (team[other] != 0) continue;
                team[other] = 3 - team[child];
                group.push_back(other);
            }
        }
    }
    return team;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<int>> quarrels(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        quarrels[a].push_back(b);
        quarrels[b].push_back(a);
    }

    vector<int> team = makeTeams(n, quarrels);
    if (team.empty()) cout << "IMPOSSIBLE\n";
    else
        for (int v = 1; v <= n; v++) cout << team[v] << (v < n ? ' ' : '\n');
}
