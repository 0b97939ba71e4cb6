// From the statement alone: takes the smallest value that is left out of one row of all values, again and again.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    std::vector<int> left(n + m);
    for (int& value : left) scanf("%d", &value);
    while (!left.empty()) {
        auto smallest = std::min_element(left.begin(), left.end());
        printf("%d ", *smallest);
        left.erase(smallest);
    }
    puts("");
}
