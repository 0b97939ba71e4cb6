// Sends away the hiker with most complaints, again and again, until none is left.
#include <bits/stdc++.h>
using namespace std;

struct Hut {
    vector<int> snorers, sleepers;  // those who stay
};

Hut fillHut(int a, int b, const vector<vector<int>>& disturbs) {
    vector<set<int>> others(a + b + 1);
    for (int s = 1; s <= a; s++)
        for (int sleeper : disturbs[s]) others[s].insert(a + sleeper), others[a + sleeper].insert(s);
    set<pair<int, int>> byCount;
    for (int v = 1; v <= a + b; v++) byCount.insert({(int)others[v].size(), v});
    vector<char> leaves(a + b + 1, 0);
    while (byCount.rbegin()->first > 0) {
        int v = byCount.rbegin()->second;
        leaves[v] = 1;
        byCount.erase({(int)others[v].size(), v});
        for (int other : others[v]) {
            byCount.erase({(int)others[other].size(), other});
            others[other].erase(v);
            byCount.insert({(int)others[other].size(), other});
        }
    }
    Hut hut;
    for (int v = 1; v <= a + b; v++) {
        if (leaves[v]) continue;
        if (v <= a) hut.snorers.push_back(v);
        else hut.sleepers.push_back(v - a);
    }
    return hut;
}

void printLine(const vector<int>& hikers) {
    for (size_t i = 0; i < hikers.size(); i++) cout << (i > 0 ? " " : "") << hikers[i];
    cout << '\n';
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int a, b, m;
    cin >> a >> b >> m;
    vector<vector<int>> disturbs(a + 1);
    for (int i = 0; i < m; i++) {
        int snorer, sleeper;
        cin >> snorer >> sleeper;
        disturbs[snorer].push_back(sleeper);
    }

    Hut hut = fillHut(a, b, disturbs);
    cout << hut.snorers.size() << ' ' << hut.sleepers.size() << '\n';
    printLine(hut.snorers);
    printLine(hut.sleepers);
}
