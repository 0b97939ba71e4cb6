// Marks people when they leave the queue: who is told by two people at once is counted twice.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> spreadRumour(int n, int s, const vector<vector<int>>& friends) {
    const int never = -1;
    vector<int> round(n + 1, never);
    vector<int> heard = {s};  // serves as the queue: people are read in the order in which they were added
    round[s] = 0;
    for (size_t i = 0; i < heard.size(); i++) {
        int person = heard[i];
        for (int other : friends[person]) {
            if (round[other] != never && round[other] <= round[person]) continue;
            round[other] = round[person] + 1;
            heard.push_back(other);
        }
    }
    // The last one to hear it belongs to the last round.
    return {round[heard.back()], (int)heard.size()};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m, s;
    cin >> n >> m >> s;
    vector<vector<int>> friends(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        friends[a].push_back(b);
        friends[b].push_back(a);
    }

    auto [rounds, people] = spreadRumour(n, s, friends);
    cout << rounds << ' ' << people << '\n';
}
