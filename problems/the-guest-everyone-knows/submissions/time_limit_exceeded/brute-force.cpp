// Asks for every guest who knows them, by reading all remarks anew: O(nm).
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<pair<int, int>> remarks(m);
    for (auto& [a, b] : remarks) scanf("%d %d", &a, &b);
    int famous = 0, modest = 0, fewest = n;
    for (int v = 1; v <= n; v++) {
        set<int> fans, friends;
        for (auto [a, b] : remarks) {
            if (b == v) fans.insert(a);
            if (a == v) friends.insert(b);
        }
        if ((int)fans.size() < n - 1) continue;
        famous++;
        if ((int)friends.size() < fewest) fewest = (int)friends.size(), modest = v;
    }
    printf("%d %d\n", famous, modest);
}
