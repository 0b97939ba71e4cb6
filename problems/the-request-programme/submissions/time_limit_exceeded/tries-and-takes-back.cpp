// Tries for each song to play it, follows the arrows, and takes everything back if that fails: O(nm) on a long chain that fails at its end.
#include <bits/stdc++.h>
using namespace std;

// Variables 1, 2, … and the "if, then" sentences about them. The statement 2v says that variable v is true, 2v + 1 that it is false.
class Sentences {
public:
    explicit Sentences(int variables) : last(variables), arrows(2 * variables + 2) {}

    int addVariable() {
        arrows.resize(arrows.size() + 2);
        return ++last;
    }

    // At least one of both holds; -v stands for "v is false".
    void either(int one, int other) {
        arrows[statement(-one)].push_back(statement(other));
        arrows[statement(-other)].push_back(statement(one));
    }

    // For each variable whether it is true, or nothing if the sentences contradict each other.
    vector<bool> solve() const {
        vector<char> holds(arrows.size(), 0);
        vector<bool> isTrue(last + 1);
        for (int v = 1; v <= last; v++) {
            if (holds[2 * v] || holds[2 * v + 1]) continue;
            if (!tryToHold(2 * v, holds) && !tryToHold(2 * v + 1, holds)) return {};
        }
        for (int v = 1; v <= last; v++) isTrue[v] = holds[2 * v];
        return isTrue;
    }

private:
    int last;
    vector<vector<int>> arrows;

    static int statement(int literal) { return literal > 0 ? 2 * literal : -2 * literal + 1; }

    bool tryToHold(int start, vector<char>& holds) const {
        vector<int> reached{start};
        holds[start] = 1;
        bool isFine = true;
        for (size_t i = 0; i < reached.size() && isFine; i++) {
            for (int to : arrows[reached[i]]) {
                if (holds[to ^ 1]) isFine = false;
                if (holds[to]) continue;
                holds[to] = 1;
                reached.push_back(to);
            }
        }
        if (!isFine)
            for (int s : reached) holds[s] = 0;
        return isFine;
    }
};

vector<bool> makeProgramme(int n, const vector<pair<int, int>>& wishes, const vector<vector<int>>& tunes) {
    Sentences sentences(n);
    for (auto [one, other] : wishes) sentences.either(one, other);
    for (const vector<int>& versions : tunes) {
        int before = 0;  // says that one of the versions up to now is played; 0: there are none yet
        for (int song : versions) {
            int now = sentences.addVariable();
            sentences.either(-song, now);
            if (before != 0) {
                sentences.either(-before, now);
                sentences.either(-before, -song);
            }
            before = now;
        }
    }
    vector<bool> isTrue = sentences.solve();
    if (!isTrue.empty()) isTrue.resize(n + 1);
    return isTrue;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m, t;
    cin >> n >> m >> t;
    vector<pair<int, int>> wishes(m);
    for (auto& [one, other] : wishes) cin >> one >> other;
    vector<vector<int>> tunes(t);
    for (auto& versions : tunes) {
        int c;
        cin >> c;
        versions.resize(c);
        for (int& song : versions) cin >> song;
    }

    vector<bool> isPlayed = makeProgramme(n, wishes, tunes);
    if (isPlayed.empty()) {
        cout << "IMPOSSIBLE\n";
        return 0;
    }
    for (int song = 1; song <= n; song++) cout << isPlayed[song];
    cout << '\n';
}
