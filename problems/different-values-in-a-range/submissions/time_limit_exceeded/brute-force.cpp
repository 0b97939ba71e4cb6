// From the statement alone: for each question, the values of the range in a set.
#include <algorithm>
#include <cstdio>
#include <set>
#include <vector>

int main() {
    int n, q;
    long long x;
    if (scanf("%d %d %lld", &n, &q, &x) != 3) return 1;
    std::vector<int> row(n);
    for (int& number : row) scanf("%d", &number);
    long long sum = 0;
    while (q-- > 0) {
        long long places[2];
        for (long long& place : places) {
            x = 48271 * x % 2147483647;
            place = x % n;
        }
        std::sort(places, places + 2);
        sum += std::set<int>(row.begin() + places[0], row.begin() + places[1] + 1).size();
    }
    printf("%lld\n", sum);
}
