// Adds each group to every one of its minutes: O(n T).
#include <cstdio>
#include <vector>

int main() {
    int n, minutes;
    if (scanf("%d %d", &n, &minutes) != 2) return 1;
    std::vector<long long> out(minutes);
    for (int i = 0; i < n; i++) {
        int start, end, bicycles;
        scanf("%d %d %d", &start, &end, &bicycles);
        for (int minute = start; minute < end; minute++) out[minute] += bicycles;
    }
    long long most = 0;
    for (long long each : out)
        if (each > most) most = each;
    int count = 0;
    for (long long each : out) count += each == most;
    printf("%lld %d\n", most, count);
}
