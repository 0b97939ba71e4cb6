// From the statement alone: closes every junction and counts the parts.
#include <cstdio>
#include <vector>
using namespace std;

int n, m;
vector<vector<int>> neighbours;

int partsWithout(int closed) {
    vector<char> seen(n + 1, 0);
    int parts = 0;
    for (int start = 1; start <= n; start++) {
        if (start == closed || seen[start]) continue;
        parts++;
        vector<int> stack = {start};
        seen[start] = 1;
        while (!stack.empty()) {
            int v = stack.back();
            stack.pop_back();
            for (int w : neighbours[v]) {
                if (w == closed || seen[w]) continue;
                seen[w] = 1;
                stack.push_back(w);
            }
        }
    }
    return parts;
}

int main() {
    if (scanf("%d %d", &n, &m) != 2) return 1;
    neighbours.resize(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b;
        scanf("%d %d", &a, &b);
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }
    int today = partsWithout(0), critical = 0, most = -1, junction = 0;
    for (int v = 1; v <= n; v++) {
        int parts = partsWithout(v);
        if (parts > today) critical++;
        if (parts > most) most = parts, junction = v;
    }
    printf("%d %d %d\n", critical, most, junction);
}
