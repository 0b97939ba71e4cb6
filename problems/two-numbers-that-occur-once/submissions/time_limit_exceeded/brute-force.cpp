// From the statement alone: looks for an equal number at another place for each number, O(n^2).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    while (t-- > 0) {
        int n;
        scanf("%d", &n);
        std::vector<int> list(n), once;
        for (int& number : list) scanf("%d", &number);
        for (int i = 0; i < n; i++) {
            int j = 0;
            while (j < n && (j == i || list[j] != list[i])) j++;
            if (j == n) once.push_back(list[i]);
        }
        std::sort(once.begin(), once.end());
        printf("%d %d\n", once[0], once[1]);
    }
}
