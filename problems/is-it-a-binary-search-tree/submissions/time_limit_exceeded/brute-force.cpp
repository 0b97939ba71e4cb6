// From the statement alone: for each two nodes it walks up from the one to see whether it lies below the other, and where.
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        int n;
        scanf("%d", &n);
        vector<int> key(n + 1), left(n + 1), right(n + 1), parent(n + 1);
        for (int i = 1; i <= n; i++) {
            scanf("%d %d %d", &key[i], &left[i], &right[i]);
            parent[left[i]] = parent[right[i]] = i;
        }
        bool isRight = true;
        for (int top = 1; top <= n; top++) {
            for (int v = 1; v <= n; v++) {
                int u = v;
                while (u != 1 && parent[u] != top) u = parent[u];
                if (u == 1) continue;
                if (u == left[top] ? key[v] >= key[top] : key[v] < key[top]) isRight = false;
            }
        }
        puts(isRight ? "YES" : "NO");
    }
}
