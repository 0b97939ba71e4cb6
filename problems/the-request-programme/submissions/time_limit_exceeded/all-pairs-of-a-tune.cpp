// Right, but looks at all pairs of versions of a tune (without keeping them): 10^10 for a single large tune.
#include <bits/stdc++.h>
using namespace std;

// Variables 1, 2, … and the "if, then" sentences about them. The statement 2v says that variable v is true, 2v + 1 that it is false.
class Sentences {
public:
    vector<vector<const vector<int>*>> tunesOf;

    explicit Sentences(int variables) : tunesOf(variables + 1), last(variables), arrows(2 * variables + 2) {}

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
        vector<int> component = components();
        vector<bool> isTrue(last + 1);
        for (int v = 1; v <= last; v++) {
            if (component[2 * v] == component[2 * v + 1]) return {};
            isTrue[v] = component[2 * v] < component[2 * v + 1];  // finished first: comes later in topological order
        }
        return isTrue;
    }

private:
    int last;
    vector<vector<int>> arrows;

    // The i-th statement that follows from s; -1: there are no more. An own song among the versions is skipped by naming s itself.
    int arrow(int s, size_t i) const {
        if (i < arrows[s].size()) return arrows[s][i];
        if (s % 2 == 1) return -1;
        i -= arrows[s].size();
        for (const vector<int>* versions : tunesOf[s / 2]) {
            if (i < versions->size()) return (*versions)[i] == s / 2 ? s : statement(-(*versions)[i]);
            i -= versions->size();
        }
        return -1;
    }

    static int statement(int literal) { return literal > 0 ? 2 * literal : -2 * literal + 1; }

    // Tarjan's algorithm with a stack of its own: the components are numbered in the order in which they are finished.
    vector<int> components() const {
        const int none = 0;
        size_t size = arrows.size();
        vector<int> component(size, none), number(size, none), low(size, 0), path, open;
        vector<size_t> nextArrow(size, 0);
        int entered = 0, finished = 0;
        for (size_t start = 2; start < size; start++) {
            if (number[start] == none) path.push_back((int)start);
            while (!path.empty()) {
                int s = path.back();
                if (number[s] == none) {
                    number[s] = low[s] = ++entered;
                    open.push_back(s);
                }
                if (int to = arrow(s, nextArrow[s]); to >= 0) {
                    nextArrow[s]++;
                    if (number[to] == none) path.push_back(to);
                    else if (component[to] == none) low[s] = min(low[s], number[to]);
                    continue;
                }
                path.pop_back();
                if (!path.empty()) low[path.back()] = min(low[path.back()], low[s]);
                if (low[s] < number[s]) continue;
                finished++;
                for (int member = none; member != s;) {
                    member = open.back();
                    open.pop_back();
                    component[member] = finished;
                }
            }
        }
        return component;
    }
};

vector<bool> makeProgramme(int n, const vector<pair<int, int>>& wishes, const vector<vector<int>>& tunes) {
    Sentences sentences(n);
    for (auto [one, other] : wishes) sentences.either(one, other);
    for (const vector<int>& versions : tunes) {
        for (int song : versions) sentences.tunesOf[song].push_back(&versions);
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
