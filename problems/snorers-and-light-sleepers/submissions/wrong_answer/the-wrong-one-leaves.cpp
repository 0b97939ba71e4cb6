// Of each picked complaint, sends away whom it should keep.
#include <bits/stdc++.h>
using namespace std;

struct Hut {
    vector<int> snorers, sleepers;  // those who stay
};

const int none = 0;

// Picks complaints of which no two have a hiker in common, as many as possible.
class Matching {
public:
    Matching(int a, int b, const vector<vector<int>>& disturbs)
        : disturbs(disturbs), sleeperOf(a + 1, none), snorerOf(b + 1, none), layer(a + 1), nextComplaint(a + 1) {
        while (findLayers()) {
            for (int s = 1; s <= a; s++)
                if (sleeperOf[s] == none) augmentFrom(s);
        }
    }

    // Whether there is a path of complaints, by turns not picked and picked, to this snorer from one without a picked complaint.
    bool isReached(int snorer) const { return layer[snorer] != unreached; }

private:
    static const int unreached = -1;
    const vector<vector<int>>& disturbs;
    vector<int> sleeperOf, snorerOf;  // of the picked complaint, or none
    vector<int> layer;                // of snorers: complaints that are picked on a shortest such path
    vector<size_t> nextComplaint;

    // Whether some path leads to a sleeper without a picked complaint, so that one more can be picked.
    bool findLayers() {
        fill(layer.begin(), layer.end(), unreached);
        fill(nextComplaint.begin(), nextComplaint.end(), 0);
        vector<int> reached;
        for (int s = 1; s < (int)layer.size(); s++) {
            if (sleeperOf[s] != none) continue;
            layer[s] = 0;
            reached.push_back(s);
        }
        bool hasFreeSleeper = false;
        for (size_t i = 0; i < reached.size(); i++) {
            for (int sleeper : disturbs[reached[i]]) {
                int s = snorerOf[sleeper];
                if (s == none) hasFreeSleeper = true;
                if (s == none || layer[s] != unreached) continue;
                layer[s] = layer[reached[i]] + 1;
                reached.push_back(s);
            }
        }
        return hasFreeSleeper;
    }

    // Goes forward by one layer with each snorer. Snorers on the path, and those from which there is none, are not entered again in this round.
    void augmentFrom(int start) {
        vector<int> path{start};
        while (!path.empty()) {
            int s = path.back();
            if (nextComplaint[s] == disturbs[s].size()) {
                layer[s] = unreached;
                path.pop_back();
                continue;
            }
            int owner = snorerOf[disturbs[s][nextComplaint[s]++]];
            if (owner == none) {
                for (int snorer : path) {
                    int sleeper = disturbs[snorer][nextComplaint[snorer] - 1];
                    sleeperOf[snorer] = sleeper;
                    snorerOf[sleeper] = snorer;
                    layer[snorer] = unreached;
                }
                return;
            }
            if (layer[owner] == layer[s] + 1) path.push_back(owner);
        }
    }
};

Hut fillHut(int a, int b, const vector<vector<int>>& disturbs) {
    Matching matching(a, b, disturbs);
    Hut hut;
    vector<char> isDisturbed(b + 1, 0);
    for (int s = 1; s <= a; s++) {
        if (!matching.isReached(s)) hut.snorers.push_back(s);
        else for (int sleeper : disturbs[s]) isDisturbed[sleeper] = 1;
    }
    for (int sleeper = 1; sleeper <= b; sleeper++)
        if (isDisturbed[sleeper]) hut.sleepers.push_back(sleeper);
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
