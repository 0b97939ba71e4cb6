// Jumps and jumps.
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<int> cards(n + 1), seen(n + 1, 0);
    for (int i = 1; i <= n; i++) scanf("%d", &cards[i]);
    for (int question = 1; question <= q; question++) {
        int at;
        long long jumps;
        scanf("%d %lld", &at, &jumps);
        int different = 1;
        seen[at] = question;
        for (long long jump = 0; jump < jumps; jump++) {
            at = cards[at];
            if (seen[at] != question) different++;
            seen[at] = question;
        }
        printf("%d %d\n", at, different);
    }
}
