// Marks who has left, and walks past all the empty places between two children.
#include <cstdio>
#include <vector>

int main() {
    int n, steps;
    if (scanf("%d %d", &n, &steps) != 2) return 1;
    std::vector<int> cards(n);
    for (int& card : cards) scanf("%d", &card);
    std::vector<char> isHere(n, true);
    int child = n - 1;
    for (int left = 0; left < n; left++) {
        int direction = steps > 0 ? 1 : -1;
        for (int counted = 0; counted < steps * direction;) {
            child += direction;
            if (child == n) child = 0;
            if (child < 0) child = n - 1;
            counted += isHere[child];
        }
        isHere[child] = false;
        printf("%d ", child + 1);
        steps = cards[child];
    }
    puts("");
}
