// Wrong: leaves the mark of the last but one in place when a third bird comes.
#include <bits/stdc++.h>
using namespace std;

// A binary indexed tree over the places 1 .. n.
struct Places {
    vector<int> tree;

    void add(int place, int value) {
        for (; place > 0 && place < (int)tree.size(); place += place & -place) tree[place] += value;
    }
    int sumUpTo(int place) const {
        int sum = 0;
        for (; place > 0; place -= place & -place) sum += tree[place];
        return sum;
    }
};

vector<int> countOnce(const vector<int>& birds, const vector<pair<int, int>>& questions) {
    int n = (int)birds.size();
    vector<int> species = birds;
    sort(species.begin(), species.end());
    vector<vector<int>> endingAt(n + 1);  // the questions with each r
    for (int i = 0; i < (int)questions.size(); i++) endingAt[questions[i].second].push_back(i);

    vector<int> last(n), lastButOne(n);  // the places of each species' latest birds, 0 for none
    Places marks{vector<int>(n + 1)};
    vector<int> answers(questions.size());
    for (int r = 1; r <= n; r++) {
        size_t kind = lower_bound(species.begin(), species.end(), birds[r - 1]) - species.begin();
        marks.add(r, 1);
        marks.add(last[kind], -2);       // it was the last one, +1, and is the last but one now, -1
        lastButOne[kind] = last[kind];
        last[kind] = r;
        for (int i : endingAt[r]) answers[i] = marks.sumUpTo(r) - marks.sumUpTo(questions[i].first - 1);
    }
    return answers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<int> birds(n);
    for (int& species : birds) cin >> species;
    vector<pair<int, int>> questions(q);
    for (auto& [l, r] : questions) cin >> l >> r;

    for (int answer : countOnce(birds, questions)) cout << answer << '\n';
}
