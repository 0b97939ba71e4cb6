// Looks at all earlier days for each day: O(n^2), also for a compiler that may use wide registers.
#pragma GCC optimize("O3")
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> temperature(n), length(n, 1), ways(n, 1);
    for (int& t : temperature) scanf("%d", &t);
    int most = 0;
    for (int day = 0; day < n; day++) {
        int best = 0;
        for (int j = 0; j < day; j++) {
            int usable = temperature[j] < temperature[day] ? length[j] : 0;
            best = usable > best ? usable : best;
        }
        length[day] = best + 1;
        if (best > 0) {
            long long sum = 0;
            for (int j = 0; j < day; j++) sum += temperature[j] < temperature[day] && length[j] == best ? ways[j] : 0;
            ways[day] = (int)(sum % 1000000007);
        }
        most = length[day] > most ? length[day] : most;
    }
    long long all = 0;
    for (int day = 0; day < n; day++)
        if (length[day] == most) all += ways[day];
    printf("%d %lld\n", most, all % 1000000007);
}
