// Falls back once while it makes the table of the melody.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> piece(n), melody(m), found;
    for (int& note : piece) scanf("%d", &note);
    for (int& note : melody) scanf("%d", &note);
    vector<int> text, pattern;
    for (int i = 1; i < n; i++) text.push_back(piece[i] - piece[i - 1]);
    for (int i = 1; i < m; i++) pattern.push_back(melody[i] - melody[i - 1]);
    int length = m - 1;
    vector<int> border(m, 0);
    for (int i = 1, k = 0; i < length; i++) {
        if (k > 0 && pattern[i] != pattern[k]) k = border[k];
        if (pattern[i] == pattern[k]) k++;
        border[i + 1] = k;
    }
    if (m == 1)
        for (int p = 1; p <= n; p++) found.push_back(p);
    for (int i = 0, k = 0; i < n - 1 && m > 1; i++) {
        while (k > 0 && text[i] != pattern[k]) k = border[k];
        if (text[i] == pattern[k]) k++;
        if (k < length) continue;
        found.push_back(i - length + 2);
        k = border[k];
    }
    printf("%zu\n", found.size());
    if (!found.empty()) printf("%d %d\n", found.front(), found.back());
}
