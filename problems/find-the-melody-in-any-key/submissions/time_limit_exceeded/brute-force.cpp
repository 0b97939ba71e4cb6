// Too slow: compares the melody at every place, note by note.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> piece(n), melody(m), found;
    for (int& note : piece) scanf("%d", &note);
    for (int& note : melody) scanf("%d", &note);
    for (int p = 0; p + m <= n; p++) {
        int d = piece[p] - melody[0], i = 0;
        while (i < m && piece[p + i] == melody[i] + d) i++;
        if (i == m) found.push_back(p + 1);
    }
    printf("%zu\n", found.size());
    if (!found.empty()) printf("%d %d\n", found.front(), found.back());
}
