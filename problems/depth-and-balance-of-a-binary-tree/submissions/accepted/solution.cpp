// One walk: it hands every node its depth on the way down and returns heights on the way up, so that both heights are there
// when a node is looked at. O(n).
#include <bits/stdc++.h>
using namespace std;

struct Node {
    Node* left = nullptr;  // nullptr: no such child
    Node* right = nullptr;
};

struct Answer {
    int height, firstLeaf, unbalanced;
};

// Returns the height of a node's tree; the rest is noted in `answer`.
int walk(const Node* node, int depth, Answer& answer) {
    if (node == nullptr) return 0;
    if (node->left == nullptr && node->right == nullptr) answer.firstLeaf = min(answer.firstLeaf, depth);
    int left = walk(node->left, depth + 1, answer);
    int right = walk(node->right, depth + 1, answer);
    if (abs(left - right) > 1) answer.unbalanced++;
    return max(left, right) + 1;
}

Answer lookAt(const Node* root) {
    Answer answer = {0, INT_MAX, 0};
    answer.height = walk(root, 1, answer);
    return answer;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Node> nodes(n + 1);
    for (int i = 1; i <= n; i++) {
        int left, right;
        cin >> left >> right;
        if (left != 0) nodes[i].left = &nodes[left];
        if (right != 0) nodes[i].right = &nodes[right];
    }

    Answer answer = lookAt(&nodes[1]);
    cout << answer.height << ' ' << answer.firstLeaf << ' ' << answer.unbalanced << '\n';
}
