// Tries every square of every row, and looks at the end which queens attack one another.
#include <cstdio>
#include <cstdlib>

static int n, queens[10], first[10], count = 0;
static char board[10][20];

static bool isRight() {
    for (int i = 0; i < n; i++) {
        if (board[i][queens[i]] == '#') return false;
        for (int j = 0; j < i; j++)
            if (queens[i] == queens[j] || abs(queens[i] - queens[j]) == i - j) return false;
    }
    return true;
}

static void place(int row) {
    if (row < n) {
        for (queens[row] = 0; queens[row] < n; queens[row]++) place(row + 1);
    } else if (isRight()) {
        for (int i = 0; i < n && count == 0; i++) first[i] = queens[i];
        count++;
    }
}

int main() {
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) scanf("%19s", board[i]);
    place(0);
    printf("%d\n", count);
    for (int i = 0; i < n && count > 0; i++) printf("%d ", first[i] + 1);
}
