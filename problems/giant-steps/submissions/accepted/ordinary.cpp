#include <iostream>
#include <vector>
using namespace std;

vector<int> tree;

void build(int node, int from, int to) {
    tree[node] = to - from + 1;
    if (from == to) return;
    int middle = (from + to) / 2;
    build(2 * node, from, middle);
    build(2 * node + 1, middle + 1, to);
}

int takeOut(int node, int from, int to, int k) {
    tree[node]--;
    if (from == to) return from;
    int middle = (from + to) / 2;
    if (k < tree[2 * node]) return takeOut(2 * node, from, middle, k);
    return takeOut(2 * node + 1, middle + 1, to, k - tree[2 * node]);
}

int main() {
    long long n, s;
    cin >> n >> s;
    vector<long long> cards(n);
    for (long long& card : cards) cin >> card;
    tree.resize(4 * n);
    build(1, 0, n - 1);
    long long place = (s - 1) % n;
    for (long long left = n; left > 0; left--) {
        int child = takeOut(1, 0, n - 1, place);
        cout << child + 1 << " ";
        if (left == 1) break;
        long long k = cards[child];
        if (k > 0) place = (place + k - 1) % (left - 1);
        else place = ((place + k) % (left - 1) + left - 1) % (left - 1);
    }
    cout << endl;
}
