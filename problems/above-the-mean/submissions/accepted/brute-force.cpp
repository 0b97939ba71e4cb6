// From the statement alone: a value is greater than the mean when its differences from all values add up to more than zero.
#include <cstdio>
#include <vector>

int main() {
    int n;
    scanf("%d", &n);
    std::vector<long long> values(n);
    for (long long& value : values) scanf("%lld", &value);
    int above = 0;
    for (long long value : values) {
        long long differences = 0;
        for (long long other : values) differences += value - other;
        if (differences > 0) above++;
    }
    printf("%d\n", above);
}
