// From the statement alone: looks through the list for each question, O(n q).
#include <cstdio>
#include <vector>

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        int n, q;
        scanf("%d %d", &n, &q);
        std::vector<int> list(n);
        for (int& number : list) scanf("%d", &number);
        while (q-- > 0) {
            int x;
            scanf("%d", &x);
            int place = 0;
            while (place < n && list[place] != x) place++;
            printf("%d ", place < n ? place + 1 : 0);
        }
        printf("\n");
    }
}
