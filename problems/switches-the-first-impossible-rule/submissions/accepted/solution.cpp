// "At least one of a and b" means "if not a, then b" and "if not b, then a". Rules contradict each other exactly if a thing and its opposite lie in one
// strongly connected component of these arrows. With more rules that stays so: binary search for the first one. O((n + m) log m).
#include <bits/stdc++.h>
using namespace std;

// i stands for "switch i is on", -i for "switch i is off".
struct Rule {
    int one, other;
};

class Panel {
public:
    Panel(int n, const vector<Rule>& rules) : arrows(2 * n + 2) {
        for (size_t r = 0; r < rules.size(); r++) {
            int one = thing(rules[r].one), other = thing(rules[r].other);
            arrows[one ^ 1].push_back({other, (int)r});
            arrows[other ^ 1].push_back({one, (int)r});
        }
    }

    // Whether some setting keeps the first `count` rules.
    bool canBeKept(int count) const {
        vector<int> component = components(count);
        for (size_t s = 2; s < arrows.size(); s += 2)
            if (component[s] == component[s + 1]) return false;
        return true;
    }

private:
    struct Arrow {
        int to, rule;
    };
    vector<vector<Arrow>> arrows;  // from each thing, in the order of the rules

    // 2i: switch i is on, 2i + 1: it is off.
    static int thing(int number) { return number > 0 ? 2 * number : -2 * number + 1; }

    // Tarjan's algorithm with a stack of its own, along the arrows of the first `count` rules.
    vector<int> components(int count) const {
        const int none = 0;
        vector<int> component(arrows.size(), none), number(arrows.size(), none), low(arrows.size(), 0), path, open;
        vector<size_t> nextArrow(arrows.size(), 0);
        int entered = 0, finished = 0;
        for (size_t start = 2; start < arrows.size(); start++) {
            if (number[start] == none) path.push_back((int)start);
            while (!path.empty()) {
                int here = path.back();
                if (number[here] == none) {
                    number[here] = low[here] = ++entered;
                    open.push_back(here);
                }
                if (nextArrow[here] < arrows[here].size() && arrows[here][nextArrow[here]].rule < count) {
                    int to = arrows[here][nextArrow[here]++].to;
                    if (number[to] == none) path.push_back(to);
                    else if (component[to] == none) low[here] = min(low[here], number[to]);
                    continue;
                }
                path.pop_back();
                if (!path.empty()) low[path.back()] = min(low[path.back()], low[here]);
                if (low[here] < number[here]) continue;
                finished++;
                for (int member = none; member != here;) {
                    member = open.back();
                    open.pop_back();
                    component[member] = finished;
                }
            }
        }
        return component;
    }
};

int firstImpossible(int n, const vector<Rule>& rules) {
    Panel panel(n, rules);
    int possible = 0, impossible = (int)rules.size();
    if (panel.canBeKept(impossible)) return 0;
    while (impossible - possible > 1) {
        int middle = (possible + impossible) / 2;
        if (panel.canBeKept(middle)) possible = middle;
        else impossible = middle;
    }
    return impossible;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int t;
    cin >> t;
    while (t-- > 0) {
        int n, m;
        cin >> n >> m;
        vector<Rule> rules(m);
        for (Rule& rule : rules) cin >> rule.one >> rule.other;

        int number = firstImpossible(n, rules);
        if (number == 0) cout << "NONE\n";
        else cout << number << '\n';
    }
}
