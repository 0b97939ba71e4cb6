// From the statement alone: for each place, how far equal neighbours reach to the right.
#include <cstdio>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    std::vector<int> values(n);
    for (int& value : values) scanf("%d", &value);
    int best = 0, where = 0;
    for (int from = 0; from < n; from++) {
        int to = from;
        while (to < n && values[to] == values[from]) to++;
        if (to - from > best) best = to - from, where = from;
    }
    printf("%d %d\n", best, values[where]);
}
