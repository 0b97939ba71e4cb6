// Looks in every round at all people for those who have just heard it: n rounds of n people on a chain.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, s;
    scanf("%d %d %d", &n, &m, &s);
    vector<vector<int>> friends(n + 1);
    for (int i = 0, a, b; i < m; i++) {
        scanf("%d %d", &a, &b);
        friends[a].push_back(b);
        friends[b].push_back(a);
    }
    vector<int> heard(n + 1, -1);
    heard[s] = 0;
    int rounds = 0, people = 1;
    for (bool changed = true; changed; rounds++) {
        changed = false;
        for (int v = 1; v <= n; v++) {
            if (heard[v] != rounds) continue;
            for (int w : friends[v]) {
                if (heard[w] != -1) continue;
                heard[w] = rounds + 1;
                people++;
                changed = true;
            }
        }
    }
    printf("%d %d\n", rounds - 1, people);
}
