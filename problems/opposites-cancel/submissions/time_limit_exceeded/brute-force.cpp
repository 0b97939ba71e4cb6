// Keeps the row in an array: looks for particle p along it, puts the new one in, and looks for opposite neighbours from the front until there are
// none. Of several pairs the first one is the one that the statement wants.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int q;
    scanf("%d", &q);
    vector<pair<int, int>> row;  // number and charge
    for (int i = 1; i <= q; i++) {
        int place, charge;
        scanf("%d %d", &place, &charge);
        size_t at = 0;
        if (place != 0) {
            while (at < row.size() && row[at].first != place) at++;
            if (at == row.size()) {
                puts("lost");
                continue;
            }
            at++;
        }
        row.insert(row.begin() + at, {i, charge});
        int flashes = 0;
        for (size_t j = 0; j + 1 < row.size();) {
            if (row[j].second == -row[j + 1].second) {
                row.erase(row.begin() + j, row.begin() + j + 2);
                flashes++;
                j = 0;
            } else {
                j++;
            }
        }
        printf("%d\n", flashes);
    }
    for (auto [number, charge] : row) printf("%d ", number);
    puts("");
}
