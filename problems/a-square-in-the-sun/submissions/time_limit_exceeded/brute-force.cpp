// Adds up every possible bed square by square: O(r c k^2).
#include <cstdio>
#include <string>
#include <vector>

static char buffer[2000];

int main() {
    int rows, columns, k;
    if (scanf("%d %d %d", &rows, &columns, &k) != 3) return 1;
    std::vector<std::string> map(rows);
    for (std::string& line : map) {
        scanf("%1999s", buffer);
        line = buffer;
    }
    int best = -1, bestRow = 0, bestColumn = 0;
    for (int row = 0; row + k <= rows; row++) {
        for (int column = 0; column + k <= columns; column++) {
            int sum = 0, rocks = 0;
            for (int i = row; i < row + k; i++) {
                const char* line = map[i].data();
                for (int j = column; j < column + k; j++) {
                    sum += line[j];
                    rocks += line[j] == '#';
                }
            }
            sum -= k * k * '0';
            if (rocks == 0 && sum > best) best = sum, bestRow = row + 1, bestColumn = column + 1;
        }
    }
    if (best < 0) puts("-1");
    else printf("%d %d %d\n", bestRow, bestColumn, best);
}
