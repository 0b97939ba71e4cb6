// Keeps a whole story in each entry of the table, two rows at a time: O(n m (n + m)).
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> a(n), b(m);
    for (int& word : a) scanf("%d", &word);
    for (int& word : b) scanf("%d", &word);
    vector<vector<int>> above(m + 1), row(m + 1);
    for (int i = 0; i < n; i++) {
        for (int j = 1; j <= m; j++) {
            if (a[i] == b[j - 1]) {
                row[j] = above[j - 1];
                row[j].push_back(a[i]);
            } else {
                row[j] = above[j].size() >= row[j - 1].size() ? above[j] : row[j - 1];
            }
        }
        swap(above, row);
    }
    printf("%zu\n", above[m].size());
    for (int word : above[m]) printf("%d ", word);
    puts("");
}
