// Compares beginnings by polynomial hashes modulo 2^64, which are equal for some different words.
#include <bits/stdc++.h>
using namespace std;
const int N = 300005;
int up[19][N], len_[N], after_[N];
unsigned long long hash_[N];
char letter[N];
int climb(int v, int k) {
    for (int b = 0; b < 19; b++)
        if (k >> b & 1) v = up[b][v];
    return v;
}
int main() {
    ios::sync_with_stdio(false);
    int q, nodes = 1, cur = 0;
    cin >> q;
    for (int i = 1; i <= q; i++) {
        char c;
        cin >> c;
        if (c == 'T') {
            char x;
            cin >> x;
            int v = nodes++;
            letter[v] = x;
            len_[v] = len_[cur] + 1;
            hash_[v] = hash_[cur] * 131 + (x - 'a' + 1);
            up[0][v] = cur;
            for (int b = 1; b < 19; b++) up[b][v] = up[b - 1][up[b - 1][v]];
            cur = v;
        } else {
            int k;
            cin >> k;
            if (c == 'B') cur = climb(cur, min(k, len_[cur]));
            if (c == 'G') cur = after_[k];
            if (c == 'L') {
                if (k > len_[cur]) cout << "-\n";
                else cout << letter[climb(cur, len_[cur] - k)] << '\n';
            }
            if (c == 'C') {
                int u = cur, v = after_[k];
                int m = min(len_[u], len_[v]);
                u = climb(u, len_[u] - m);
                v = climb(v, len_[v] - m);
                if (hash_[u] != hash_[v]) {
                    for (int b = 18; b >= 0; b--)
                        if (hash_[up[b][u]] != hash_[up[b][v]]) {
                            u = up[b][u];
                            v = up[b][v];
                        }
                    m = len_[u] - 1;
                }
                cout << m << '\n';
            }
        }
        after_[i] = cur;
    }
}
