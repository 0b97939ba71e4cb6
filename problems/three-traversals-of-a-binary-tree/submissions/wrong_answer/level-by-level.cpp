// Wrong: lists the nodes level by level for the preorder.
#include <iostream>
#include <vector>
using namespace std;

int leftChild[10001], rightChild[10001];

void preorder(int v) {
    if (v == 0) return;
    cout << v << " ";
    preorder(leftChild[v]);
    preorder(rightChild[v]);
}

void inorder(int v) {
    if (v == 0) return;
    inorder(leftChild[v]);
    cout << v << " ";
    inorder(rightChild[v]);
}

void postorder(int v) {
    if (v == 0) return;
    postorder(leftChild[v]);
    postorder(rightChild[v]);
    cout << v << " ";
}

int main() {
    int n, root;
    cin >> n >> root;
    for (int i = 1; i <= n; i++) cin >> leftChild[i] >> rightChild[i];
    vector<int> level = {root};
    for (size_t i = 0; i < level.size(); i++) {
        int v = level[i];
        cout << v << " ";
        if (leftChild[v] != 0) level.push_back(leftChild[v]);
        if (rightChild[v] != 0) level.push_back(rightChild[v]);
    }
    cout << endl;
    inorder(root);
    cout << endl;
    postorder(root);
    cout << endl;
}
