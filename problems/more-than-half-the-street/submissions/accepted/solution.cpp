// Striking out pairs of different families never harms a family with more than half, so what is left of a part names the only
// candidate, and the rests of two parts combine into one: a segment tree. The candidate is then counted with two binary
// searches among its houses. O((n + q) log n).
#include <bits/stdc++.h>
using namespace std;

// A part of the street after houses of different families were struck out in pairs: what is left belongs to one family.
struct Rest {
    int family = 0, surplus = 0;
};

Rest combine(Rest a, Rest b) {
    if (a.family == b.family) return {a.family, a.surplus + b.surplus};
    if (a.surplus >= b.surplus) return {a.family, a.surplus - b.surplus};
    return {b.family, b.surplus - a.surplus};
}

vector<pair<int, int>> owners(const vector<int>& families, const vector<pair<int, int>>& parties) {
    int n = (int)families.size();
    vector<Rest> tree(2 * n);
    for (int i = 0; i < n; i++) tree[n + i] = {families[i], 1};
    for (int at = n - 1; at > 0; at--) tree[at] = combine(tree[2 * at], tree[2 * at + 1]);

    vector<pair<int, int>> houses;  // sorted by family, then by place
    for (int i = 0; i < n; i++) houses.push_back({families[i], i + 1});
    sort(houses.begin(), houses.end());
    auto countBefore = [&](int family, int place) {
        return lower_bound(houses.begin(), houses.end(), pair(family, place)) - houses.begin();
    };

    vector<pair<int, int>> answers;
    for (auto [l, r] : parties) {
        Rest rest;
        for (int from = n + l - 1, to = n + r; from < to; from /= 2, to /= 2) {
            if (from % 2 == 1) rest = combine(rest, tree[from++]);
            if (to % 2 == 1) rest = combine(rest, tree[--to]);
        }
        int owned = (int)(countBefore(rest.family, r + 1) - countBefore(rest.family, l));
        answers.push_back(2 * owned > r - l + 1 ? pair(rest.family, owned) : pair(0, 0));
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
