// Compares each reading with all readings before it, as the rule says: O(n^2).
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> readings(n);
    for (int& reading : readings) scanf("%d", &reading);
    std::vector<int> marks;
    for (int i = 0; i < n; i++) {
        bool isMark = true;
        for (int j = 0; j < i && isMark; j++) isMark = readings[j] < readings[i];
        if (isMark) marks.push_back(i);
    }
    int wait = 0;
    for (size_t m = 1; m < marks.size(); m++)
        if (marks[m] - marks[m - 1] > wait) wait = marks[m] - marks[m - 1];
    printf("%d %d\n", (int)marks.size(), wait);
}
