// Too slow: compares from the last note to the first, which only helps where the end differs.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> piece(n), melody(m), found;
    for (int& note : piece) scanf("%d", &note);
    for (int& note : melody) scanf("%d", &note);
    for (int p = 0; p + m <= n; p++) {
        int d = piece[p + m - 1] - melody[m - 1], i = m - 1;
        while (i >= 0 && piece[p + i] == melody[i] + d) i--;
        if (i < 0) found.push_back(p + 1);
    }
    printf("%zu\n", found.size());
    if (!found.empty()) printf("%d %d\n", found.front(), found.back());
}
