// Wrong: takes the preorder read backwards for the postorder.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> pre(n);
    for (int& v : pre) cin >> v;
    for (int i = n - 1; i >= 0; i--) cout << pre[i] << " ";
    cout << endl;
}
