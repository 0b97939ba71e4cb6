// Looks through all neighbours for each pair, and takes the two out of an array.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<pair<int, int>> row(n);  // height and number
    for (int i = 0; i < n; i++) {
        scanf("%d", &row[i].first);
        row[i].second = i + 1;
    }
    while (row.size() >= 2) {
        size_t best = 0;
        for (size_t i = 1; i + 1 < row.size(); i++) {
            if (abs(row[i].first - row[i + 1].first) < abs(row[best].first - row[best + 1].first)) best = i;
        }
        printf("%d %d\n", row[best].second, row[best + 1].second);
        row.erase(row.begin() + best, row.begin() + best + 2);
    }
}
