// From the statement alone: the value that is smaller than some value, and not smaller than any other such value.
#include <cstdio>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    std::vector<int> values(n), smaller;
    for (int& value : values) scanf("%d", &value);
    for (int value : values) {
        bool isSmaller = false;
        for (int other : values) isSmaller = isSmaller || value < other;
        if (isSmaller) smaller.push_back(value);
    }
    if (smaller.empty()) return puts("NONE"), 0;
    for (int value : smaller) {
        bool isLargest = true;
        for (int other : smaller) isLargest = isLargest && value >= other;
        if (isLargest) return printf("%d\n", value), 0;
    }
}
