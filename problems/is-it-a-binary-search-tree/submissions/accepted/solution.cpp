// All nodes above a node together leave its key a range. It starts without bounds; going left replaces the upper bound, going
// right the lower one, and the newest bound is always the strictest. O(n).
#include <bits/stdc++.h>
using namespace std;

struct Node {
    int key;
    Node* left;  // nullptr: no such child
    Node* right;
};

// Are all keys from low (included) to high (not included)? 64 bits: every 32-bit number is a key.
bool fits(const Node* node, long long low, long long high) {
    if (node == nullptr) return true;
    if (node->key < low || node->key >= high) return false;
    return fits(node->left, low, node->key) && fits(node->right, node->key, high);
}

bool isSearchTree(const Node* root) {
    return fits(root, LLONG_MIN, LLONG_MAX);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int t;
    cin >> t;
    while (t-- > 0) {
        int n;
        cin >> n;
        vector<Node> nodes(n + 1);
        for (int i = 1; i <= n; i++) {
            int key, left, right;
            cin >> key >> left >> right;
            nodes[i] = {key, left != 0 ? &nodes[left] : nullptr, right != 0 ? &nodes[right] : nullptr};
        }
        cout << (isSearchTree(&nodes[1]) ? "YES" : "NO") << '\n';
    }
}
