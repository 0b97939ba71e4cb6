// Too slow: for each pair of places, how many letters from there on are the same.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text;
    cin >> text;
    int n = text.size(), length = 0, first = 0;
    vector<int> same(n + 1, 0);  // same[j]: for the place i below and j
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++) {
            same[j] = text[i] == text[j] ? same[j + 1] + 1 : 0;
            if (same[j] >= length && same[j] > 0) length = same[j], first = i + 1;
        }
    }
    if (length == 0) puts("0");
    else printf("%d %d\n", length, first);
}
