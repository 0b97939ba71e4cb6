// The next node of the preorder is the root of the piece of the inorder that is built; the nodes before it there are its left
// subtree, those behind it the right one. With the places in the inorder noted, each node costs constant time. O(n).
#include <bits/stdc++.h>
using namespace std;

class Builder {
    const vector<int>& preorder;
    vector<int> placeInInorder;
    size_t next = 0;

public:
    vector<int> postorder;

    Builder(const vector<int>& preorder, const vector<int>& inorder)
        : preorder(preorder), placeInInorder(inorder.size() + 1) {
        for (size_t i = 0; i < inorder.size(); i++) placeInInorder[inorder[i]] = (int)i;
    }

    // The subtree whose nodes stand in the inorder from the place `first` to the place `last`.
    void build(int first, int last) {
        if (first > last) return;
        int root = preorder[next++];
        int place = placeInInorder[root];
        build(first, place - 1);
        build(place + 1, last);
        postorder.push_back(root);
    }
};

vector<int> postorderOf(const vector<int>& preorder, const vector<int>& inorder) {
    Builder builder(preorder, inorder);
    builder.build(0, (int)inorder.size() - 1);
    return builder.postorder;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> preorder(n), inorder(n);
    for (int& node : preorder) cin >> node;
    for (int& node : inorder) cin >> node;

    for (int node : postorderOf(preorder, inorder)) cout << node << ' ';
    cout << '\n';
}
