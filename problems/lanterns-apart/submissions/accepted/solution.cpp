// Greedy with second thoughts.
//
// The brightest lantern x is not always part of the answer. But if it is left out, then both of its neighbours are lit:
// with at most one of them lit, we could swap that one for x and lose nothing. So after taking x, the only other thing
// that can ever happen here is "put x out, light both neighbours", which lights one lantern more and changes the sum by
// left + right - x. We put one node with that value in the place of the three and go on with the same argument: every
// choice of a node, old or merged, raises the number of lit lanterns by exactly one.
//
// A doubly linked list gives the neighbours, a heap the best node: O(n log n).
#include <bits/stdc++.h>
using namespace std;

long long largestGlow(int k, const vector<int>& glow) {
    int n = (int)glow.size();
    const int none = 0;  // nodes are 1..n; 0 stands for "no neighbour"
    vector<long long> value(n + 2);
    vector<int> previous(n + 2), next(n + 2);
    vector<bool> gone(n + 2);
    priority_queue<pair<long long, int>> best;
    for (int i = 1; i <= n; i++) {
        value[i] = glow[i - 1];
        previous[i] = i - 1;
        next[i] = i < n ? i + 1 : none;
        best.push({value[i], i});
    }

    auto unlink = [&](int node) {
        if (node == none) return;
        gone[node] = true;
        if (previous[node] != none) next[previous[node]] = next[node];
        if (next[node] != none) previous[next[node]] = previous[node];
    };

    long long total = 0;
    while (k > 0) {
        auto [gain, node] = best.top();
        best.pop();
        // A node has one living entry at most: its old one is popped before it gets a new value.
        if (gone[node]) continue;
        total += gain;
        k--;

        int left = previous[node], right = next[node];
        unlink(left);
        unlink(right);
        if (left != none && right != none) {
            value[node] = value[left] + value[right] - value[node];
            best.push({value[node], node});
        } else {
            // At an end of the row there is nothing to swap for: one neighbour cannot replace one lantern and gain.
            unlink(node);
        }
    }
    return total;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<int> glow(n);
    for (int& value : glow) cin >> value;

    cout << largestGlow(k, glow) << '\n';
}
