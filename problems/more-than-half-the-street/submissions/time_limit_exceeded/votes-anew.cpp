// Too slow: votes and counts for each party from house to house, O(n q).
#include <bits/stdc++.h>
using namespace std;

vector<pair<int, int>> owners(const vector<int>& families, const vector<pair<int, int>>& parties) {
    vector<pair<int, int>> answers;
    for (auto [l, r] : parties) {
        int family = 0, surplus = 0;
        for (int i = l - 1; i < r; i++) {
            if (surplus == 0) family = families[i];
            surplus += families[i] == family ? 1 : -1;
        }
        int owned = (int)count(families.begin() + l - 1, families.begin() + r, family);
        answers.push_back(2 * owned > r - l + 1 ? pair(family, owned) : pair(0, 0));
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
