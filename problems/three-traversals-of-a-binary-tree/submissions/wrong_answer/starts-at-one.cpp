// Wrong: takes node 1 for the root.
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
    root = 1;
    preorder(root);
    cout << endl;
    inorder(root);
    cout << endl;
    postorder(root);
    cout << endl;
}
