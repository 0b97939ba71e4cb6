// From the statement alone: every row of cells, whatever they hold, and at the end it is looked at whether it is a way.
#include <cstdio>
#include <cstdlib>
#include <cstring>

static int h, w, length;
static char grid[9][9], word[13];
static int path[12];

static bool isWay() {
    for (int k = 0; k < length; k++) {
        if (grid[path[k] / w][path[k] % w] != word[k]) return false;
        for (int other = 0; other < k; other++)
            if (path[other] == path[k]) return false;
        if (k == 0) continue;
        if (abs(path[k] / w - path[k - 1] / w) > 1 || abs(path[k] % w - path[k - 1] % w) > 1) return false;
    }
    return true;
}

static int ways(int chosen) {
    if (chosen == length) return isWay();
    int sum = 0;
    for (path[chosen] = 0; path[chosen] < h * w; path[chosen]++) sum += ways(chosen + 1);
    return sum;
}

int main() {
    int q;
    if (scanf("%d %d %d", &h, &w, &q) != 3) return 1;
    for (int i = 0; i < h; i++) scanf("%8s", grid[i]);
    while (q-- > 0) {
        scanf("%12s", word);
        length = strlen(word);
        printf("%d\n", ways(0));
    }
}
