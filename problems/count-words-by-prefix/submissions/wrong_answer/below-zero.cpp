// Does not ask whether there is a copy to be removed.
#include <bits/stdc++.h>
using namespace std;

struct Node {
    array<int, 26> next{};
    int all = 0, different = 0, copies = 0;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    vector<Node> nodes(1);
    while (q--) {
        string task, word;
        cin >> task >> word;
        vector<int> way;
        int at = 0;
        for (char letter : word) {
            if (!nodes[at].next[letter - 'a']) {
                nodes[at].next[letter - 'a'] = nodes.size();
                nodes.emplace_back();
            }
            way.push_back(at = nodes[at].next[letter - 'a']);
        }
        if (task == "?") {
            cout << nodes[at].all << ' ' << nodes[at].different << '\n';
            continue;
        }
        int step = task == "+" ? 1 : -1;
        bool changes = max(nodes[at].copies, nodes[at].copies + step) == 1;
        nodes[at].copies += step;
        for (int node : way) nodes[node].all += step, nodes[node].different += changes ? step : 0;
    }
}
