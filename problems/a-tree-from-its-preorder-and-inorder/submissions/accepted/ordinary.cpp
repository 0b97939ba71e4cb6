// Both lists by the ends of their pieces.
#include <iostream>
#include <vector>
using namespace std;

int n;
int pre[100001], in[100001], pos[100001];

void solve(int preL, int preR, int inL, int inR) {
    if (preL > preR) return;
    int root = pre[preL];
    int p = pos[root];
    int leftSize = p - inL;
    solve(preL + 1, preL + leftSize, inL, p - 1);
    solve(preL + leftSize + 1, preR, p + 1, inR);
    cout << root << " ";
}

int main() {
    cin >> n;
    for (int i = 0; i < n; i++) cin >> pre[i];
    for (int i = 0; i < n; i++) {
        cin >> in[i];
        pos[in[i]] = i;
    }
    solve(0, n - 1, 0, n - 1);
    cout << endl;
}
