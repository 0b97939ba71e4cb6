// For each signpost of one walk, looks through the whole other walk.
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<int> name(n + 1), next(n + 1);
    for (int i = 1; i <= n; i++) scanf("%d %d", &name[i], &next[i]);
    while (q-- > 0) {
        int a, b, join = 0;
        scanf("%d %d", &a, &b);
        for (int one = a; one != 0 && join == 0; one = next[one]) {
            for (int two = b; two != 0 && join == 0; two = next[two]) {
                if (one == two) join = one;
            }
        }
        printf("%d\n", name[join]);
    }
}
