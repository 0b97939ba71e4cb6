// Too slow: std::search on the steps, which begins anew at every place.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<int> piece(n), melody(m);
    for (int& note : piece) scanf("%d", &note);
    for (int& note : melody) scanf("%d", &note);
    if (m == 1) return printf("%d\n1 %d\n", n, n), 0;
    vector<int> text(n), pattern(m), found;
    adjacent_difference(piece.begin(), piece.end(), text.begin());
    adjacent_difference(melody.begin(), melody.end(), pattern.begin());
    auto at = text.begin() + 1;
    while ((at = search(at, text.end(), pattern.begin() + 1, pattern.end())) != text.end()) {
        found.push_back(at - text.begin());
        ++at;
    }
    printf("%zu\n", found.size());
    if (!found.empty()) printf("%d %d\n", found.front(), found.back());
}
