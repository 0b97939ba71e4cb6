// Takes a number of ways that is 0 modulo 1 000 000 007 for no colder day before.
#include <bits/stdc++.h>
using namespace std;

const int MOD = 1000000007;

struct Best {
    int days = 0, ways = 0;
};

Best join(Best a, Best b) {
    if (a.days != b.days) return a.days > b.days ? a : b;
    a.ways += b.ways;
    if (a.ways >= MOD) a.ways -= MOD;
    return a;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> t(n);
    for (int& x : t) cin >> x;
    vector<int> v = t;
    sort(v.begin(), v.end());
    v.erase(unique(v.begin(), v.end()), v.end());
    vector<Best> tree(v.size() + 1);
    Best answer;
    for (int x : t) {
        int r = lower_bound(v.begin(), v.end(), x) - v.begin();
        Best best;
        for (int i = r; i > 0; i -= i & -i) best = join(best, tree[i]);
        if (best.ways == 0) {
            best.days = 0;
            best.ways = 1;
        }
        best.days++;
        for (int i = r + 1; i < (int)tree.size(); i += i & -i) tree[i] = join(tree[i], best);
        answer = join(answer, best);
    }
    cout << answer.days << ' ' << answer.ways << '\n';
}
