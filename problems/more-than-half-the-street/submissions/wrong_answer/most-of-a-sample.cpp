// Wrong: asks the first, the middle and the last house only.
#include <bits/stdc++.h>
using namespace std;

vector<pair<int, int>> owners(const vector<int>& families, const vector<pair<int, int>>& parties) {
    map<int, vector<int>> houses;
    for (int i = 0; i < (int)families.size(); i++) houses[families[i]].push_back(i + 1);
    vector<pair<int, int>> answers;
    for (auto [l, r] : parties) {
        pair<int, int> answer = {0, 0};
        for (int place : {l, (l + r) / 2, r}) {
            const vector<int>& own = houses[families[place - 1]];
            int owned = int(upper_bound(own.begin(), own.end(), r) - lower_bound(own.begin(), own.end(), l));
            if (2 * owned > r - l + 1) answer = {families[place - 1], owned};
        }
        answers.push_back(answer);
    }
    return answers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<int> families(n);
    for (int& family : families) cin >> family;
    vector<pair<int, int>> parties(q);
    for (auto& [l, r] : parties) cin >> l >> r;

    for (auto [family, owned] : owners(families, parties)) cout << family << ' ' << owned << '\n';
}
