// From the statement alone: the smallest of all numbers from 1 to n + 1 that no place of the row holds.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    std::vector<int> values(n);
    for (int& value : values) scanf("%d", &value);
    int smallest = n + 1;
    for (int number = n; number >= 1; number--)
        if (std::count(values.begin(), values.end(), number) == 0) smallest = number;
    printf("%d\n", smallest);
}
