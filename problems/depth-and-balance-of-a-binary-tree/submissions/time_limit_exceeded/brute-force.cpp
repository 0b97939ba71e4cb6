// From the statement alone: depths by walking up, and the height of a side as the greatest depth of a node that lies on it.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    vector<int> child[2], parent(n + 1);
    child[0].resize(n + 1), child[1].resize(n + 1);
    for (int i = 1; i <= n; i++) {
        scanf("%d %d", &child[0][i], &child[1][i]);
        parent[child[0][i]] = parent[child[1][i]] = i;
    }
    auto depthBelow = [&](int top, int v) {  // 0 if v does not lie below top (or is top)
        for (int depth = 1; v != 0; v = parent[v], depth++)
            if (v == top) return depth;
        return 0;
    };
    int height = 0, firstLeaf = n, unbalanced = 0;
    for (int v = 1; v <= n; v++) {
        int depth = depthBelow(1, v);
        height = max(height, depth);
        if (child[0][v] == 0 && child[1][v] == 0) firstLeaf = min(firstLeaf, depth);
        int heights[2] = {0, 0};
        for (int side = 0; side < 2; side++)
            for (int u = 1; u <= n && child[side][v] != 0; u++)
                heights[side] = max(heights[side], depthBelow(child[side][v], u));
        if (abs(heights[0] - heights[1]) > 1) unbalanced++;
    }
    printf("%d %d %d\n", height, firstLeaf, unbalanced);
}
