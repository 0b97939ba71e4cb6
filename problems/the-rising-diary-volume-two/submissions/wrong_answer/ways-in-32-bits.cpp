// Takes the modulus only at the end.
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1'000'000'007;

struct Choices {
    int days = 0;
    int ways = 0;  // modulo MODULUS
};

/** Of both: the longer ones, or all if they are equally long. */
void combine(Choices& all, const Choices& more) {
    if (more.days > all.days) all = more;
    else if (more.days == all.days) all.ways = (int)((unsigned)all.ways + (unsigned)more.ways);
}

Choices countChoices(const vector<int>& temperatures) {
    vector<int> ranks = temperatures;
    sort(ranks.begin(), ranks.end());
    ranks.erase(unique(ranks.begin(), ranks.end()), ranks.end());

    vector<Choices> tree(ranks.size() + 1);
    Choices all;
    for (int temperature : temperatures) {
        const int rank = (int)(lower_bound(ranks.begin(), ranks.end(), temperature) - ranks.begin()) + 1;
        Choices here;
        for (int at = rank - 1; at > 0; at -= at & -at) combine(here, tree[at]);
        here = here.days == 0 ? Choices{1, 1} : Choices{here.days + 1, here.ways};
        for (int at = rank; at < (int)tree.size(); at += at & -at) combine(tree[at], here);
        combine(all, here);
    }
    all.ways = (all.ways % MODULUS + MODULUS) % MODULUS;
    return all;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> temperatures(n);
    for (int& temperature : temperatures) cin >> temperature;

    auto [days, ways] = countChoices(temperatures);
    cout << days << ' ' << ways << '\n';
}
