// Tries every pair: O(n^2).
#include <cstdio>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    std::vector<int> values(n);
    for (int& value : values) scanf("%d", &value);
    long long pairs = 0;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if ((values[i] + (long long)values[j]) % 2 == 0) pairs++;
    printf("%lld\n", pairs);
}
