// Too slow: a bird is the only one of its species if its neighbours of that species lie outside; asks every bird of every
// question, O(n q).
#include <bits/stdc++.h>
using namespace std;

vector<int> countOnce(const vector<int>& birds, const vector<pair<int, int>>& questions) {
    int n = (int)birds.size();
    vector<int> before(n + 2), behind(n + 2, n + 1);
    map<int, int> latest;
    for (int i = 1; i <= n; i++) {
        int& place = latest[birds[i - 1]];
        before[i] = place;
        if (place > 0) behind[place] = i;
        place = i;
    }
    vector<int> answers;
    for (auto [l, r] : questions) {
        int once = 0;
        for (int i = l; i <= r; i++)
            if (before[i] < l && behind[i] > r) once++;
        answers.push_back(once);
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
