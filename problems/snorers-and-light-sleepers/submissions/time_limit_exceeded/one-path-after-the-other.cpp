// Right, but searches the augmenting paths one by one (Kuhn), O(am).
#include <bits/stdc++.h>
using namespace std;

struct Hut {
    vector<int> snorers, sleepers;  // those who stay
};

// Picks complaints along augmenting paths, which are searched one by one.
struct Kuhn {
    const vector<vector<int>>& disturbs;
    vector<int> snorerOf, sleeperOf, seen;
    int round = 0;

    bool pick(int s) {
        for (int sleeper : disturbs[s]) {
            if (seen[sleeper] == round) continue;
            seen[sleeper] = round;
            if (snorerOf[sleeper] != 0 && !pick(snorerOf[sleeper])) continue;
            snorerOf[sleeper] = s;
            sleeperOf[s] = sleeper;
            return true;
        }
        return false;
    }
};

Hut fillHut(int a, int b, const vector<vector<int>>& disturbs) {
    Kuhn kuhn{disturbs, vector<int>(b + 1, 0), vector<int>(a + 1, 0), vector<int>(b + 1, 0)};
    for (int s = 1; s <= a; s++) {
        if (kuhn.sleeperOf[s] != 0) continue;
        kuhn.round++;
        kuhn.pick(s);
    }
    vector<char> isReached(a + 1, 0), isDisturbed(b + 1, 0);
    vector<int> open;
    for (int s = 1; s <= a; s++)
        if (kuhn.sleeperOf[s] == 0) isReached[s] = 1, open.push_back(s);
    for (size_t i = 0; i < open.size(); i++) {
        for (int sleeper : disturbs[open[i]]) {
            if (isDisturbed[sleeper]) continue;
            isDisturbed[sleeper] = 1;
            int s = kuhn.snorerOf[sleeper];
            if (!isReached[s]) isReached[s] = 1, open.push_back(s);
        }
    }
    Hut hut;
    for (int s = 1; s <= a; s++)
        if (isReached[s]) hut.snorers.push_back(s);
    for (int l = 1; l <= b; l++)
        if (!isDisturbed[l]) hut.sleepers.push_back(l);
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
