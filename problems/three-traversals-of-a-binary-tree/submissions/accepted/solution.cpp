// All three orders walk through the left subtree and then through the right one. They differ only in the moment at which
// the node itself is written down, so one walk writes all of them. O(n).
#include <bits/stdc++.h>
using namespace std;

struct Node {
    int number;
    Node* left;   // nullptr: no such child
    Node* right;
};

struct Orders {
    vector<int> pre, in, post;
};

void walk(const Node* node, Orders& orders) {
    if (node == nullptr) return;
    orders.pre.push_back(node->number);
    walk(node->left, orders);
    orders.in.push_back(node->number);
    walk(node->right, orders);
    orders.post.push_back(node->number);
}

Orders ordersOf(const Node* root) {
    Orders orders;
    walk(root, orders);
    return orders;
}

void print(const vector<int>& numbers) {
    for (int number : numbers) cout << number << ' ';
    cout << '\n';
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, root;
    cin >> n >> root;
    vector<Node> nodes(n + 1);
    for (int i = 1; i <= n; i++) {
        int left, right;
        cin >> left >> right;
        nodes[i] = {i, left != 0 ? &nodes[left] : nullptr, right != 0 ? &nodes[right] : nullptr};
    }

    Orders orders = ordersOf(&nodes[root]);
    print(orders.pre);
    print(orders.in);
    print(orders.post);
}
