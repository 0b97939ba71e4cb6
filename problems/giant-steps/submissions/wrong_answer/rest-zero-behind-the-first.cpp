// Looks for the child of rank 0 if the first one in line has just left and the rest of its card is 0.
#include <bits/stdc++.h>
using namespace std;

int n;
vector<int> tree;

void add(int i, int d) {
    for (; i <= n; i += i & -i) tree[i] += d;
}

// the child with k children (still in the circle) up to it
int kth(int k) {
    int pos = 0;
    for (int step = 1 << 19; step > 0; step /= 2) {
        if (pos + step <= n && tree[pos + step] < k) {
            pos += step;
            k -= tree[pos];
        }
    }
    return pos + 1;
}

int main() {
    ios::sync_with_stdio(false);
    long long s;
    cin >> n >> s;
    vector<long long> k(n + 1);
    for (int i = 1; i <= n; i++) cin >> k[i];
    tree.assign(n + 1, 0);
    for (int i = 1; i <= n; i++) add(i, 1);
    long long idx = (s - 1) % n;
    for (int size = n; size >= 1; size--) {
        int child = kth(idx + 1);
        cout << child << " ";
        add(child, -1);
        if (size == 1) break;
        int left = size - 1;
        if (k[child] > 0) idx = (idx + k[child] % left - 1) % left;
        else idx = ((idx + k[child]) % left + left) % left;
    }
    cout << endl;
    return 0;
}
