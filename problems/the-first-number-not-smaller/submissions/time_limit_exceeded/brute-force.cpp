// Reads the list from its beginning for each question, as the statement says: O(n q).
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<int> list(n);
    for (int& number : list) scanf("%d", &number);
    for (int i = 0; i < q; i++) {
        int x;
        scanf("%d", &x);
        int place = 0;
        while (place < n && list[place] < x) place++;
        printf("%d\n", place + 1);
    }
}
