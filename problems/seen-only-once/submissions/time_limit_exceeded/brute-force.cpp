// Counts the birds of each question one by one: O(n q).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<int> birds(n);
    for (int& species : birds) scanf("%d", &species);
    std::vector<int> sorted = birds;
    std::sort(sorted.begin(), sorted.end());
    for (int& species : birds) species = (int)(std::lower_bound(sorted.begin(), sorted.end(), species) - sorted.begin());
    std::vector<int> count(n);
    while (q-- > 0) {
        int l, r;
        scanf("%d %d", &l, &r);
        int once = 0;
        for (int i = l - 1; i < r; i++) {
            int birdsOfKind = ++count[birds[i]];
            once += birdsOfKind == 1;
            once -= birdsOfKind == 2;
        }
        for (int i = l - 1; i < r; i++) count[birds[i]] = 0;
        printf("%d\n", once);
    }
}
