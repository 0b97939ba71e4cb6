// Adds up every stretch: O(n^2), with everything a compiler can do about it.
#pragma GCC optimize("O3")
#include <cstdio>
#include <vector>

int main() {
    int n;
    long long k;
    if (scanf("%d %lld", &n, &k) != 2) return 1;
    std::vector<int> amounts(n);
    for (int& amount : amounts) scanf("%d", &amount);
    long long pieces = 0;
    for (int begin = 0; begin < n; begin++) {
        long long sum = 0;
        for (int end = begin; end < n; end++) {
            sum += amounts[end];
            pieces += sum == k;
        }
    }
    printf("%lld\n", pieces);
}
