// Goes through the list from the front: the children's numbers are not ready yet.
#include <bits/stdc++.h>
using namespace std;

struct Counts {
    int descendants = 0;
    int generations = 0;
};

vector<Counts> countHeads(int n, const vector<int>& parent) {
    vector<Counts> counts(n + 1);
    vector<vector<int>> children(n + 1);
    for (int v = 1; v <= n; v++) children[parent[v]].push_back(v);

    vector<int> order = children[0];  // the founder, and then everyone after their parent
    for (size_t i = 0; i < order.size(); i++)
        for (int child : children[order[i]]) order.push_back(child);

    for (int i = 1; i < n; i++) {
        int v = order[i];
        Counts& above = counts[parent[v]];
        above.descendants += counts[v].descendants + 1;
        above.generations = max(above.generations, counts[v].generations + 1);
    }
    return counts;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> parent(n + 1, 0);
    for (int v = 1; v <= n; v++) cin >> parent[v];

    vector<Counts> counts = countHeads(n, parent);
    for (int v = 1; v <= n; v++) cout << counts[v].descendants << ' ' << counts[v].generations << '\n';
}
