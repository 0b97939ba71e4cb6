// Multiplies the sizes of two groups in 32 bits.
#include <bits/stdc++.h>
using namespace std;

struct Road {
    int a, b;
};

struct Groups {
    vector<int> leader, size;

    explicit Groups(int n) : leader(n + 1), size(n + 1, 1) { iota(leader.begin(), leader.end(), 0); }

    int find(int v) {
        while (leader[v] != v) v = leader[v] = leader[leader[v]];  // halves the path on the way
        return v;
    }

    // Returns how many pairs of towns can visit each other only since the two groups are one.
    long long join(int a, int b) {
        a = find(a), b = find(b);
        if (a == b) return 0;
        if (size[a] < size[b]) swap(a, b);
        long long pairs = size[a] * size[b];
        leader[b] = a;
        size[a] += size[b];
        return pairs;
    }
};

vector<long long> pairsLeft(int n, const vector<Road>& roads, const vector<int>& closing) {
    vector<char> closes(roads.size(), 0);
    for (int road : closing) closes[road] = 1;

    Groups groups(n);
    long long pairs = 0;
    for (size_t i = 1; i < roads.size(); i++)
        if (!closes[i]) pairs += groups.join(roads[i].a, roads[i].b);

    vector<long long> left(closing.size());
    for (int i = (int)closing.size() - 1; i >= 0; i--) {
        left[i] = pairs;  // before the road is opened again: that is after its closing
        pairs += groups.join(roads[closing[i]].a, roads[closing[i]].b);
    }
    return left;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m, q;
    cin >> n >> m >> q;
    vector<Road> roads(m + 1);
    for (int i = 1; i <= m; i++) cin >> roads[i].a >> roads[i].b;
    vector<int> closing(q);
    for (int& road : closing) cin >> road;

    for (long long pairs : pairsLeft(n, roads, closing)) cout << pairs << '\n';
}
