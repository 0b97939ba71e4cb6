// Wrong: takes the tree for a search tree and inserts the numbers in the order of the preorder.
#include <iostream>
#include <vector>
using namespace std;

vector<int> pre;
size_t at = 0;
vector<int> post;

void build(int low, int high) {
    if (at == pre.size() || pre[at] < low || pre[at] > high) return;
    int root = pre[at++];
    build(low, root - 1);
    build(root + 1, high);
    post.push_back(root);
}

int main() {
    int n;
    cin >> n;
    pre.resize(n);
    for (int& v : pre) cin >> v;
    build(1, n);
    for (int v : post) cout << v << " ";
    cout << endl;
}
