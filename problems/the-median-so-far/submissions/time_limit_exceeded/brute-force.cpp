// Sorts all numbers so far after each new one, O(n^2 log n).
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> numbers;
    for (int i = 1; i <= n; i++) {
        int number;
        scanf("%d", &number);
        numbers.push_back(number);
        std::vector<int> sorted = numbers;
        std::sort(sorted.begin(), sorted.end());
        printf("%d\n", sorted[(i + 1) / 2 - 1]);
    }
}
