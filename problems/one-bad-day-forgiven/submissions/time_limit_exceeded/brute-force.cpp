// Tries every stretch, with its lowest day left out if that helps: O(n^2).
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> days(n);
    for (int& day : days) scanf("%d", &day);
    long long best = days[0];
    for (int begin = 0; begin < n; begin++) {
        long long sum = 0;
        int lowest = days[begin];
        for (int end = begin; end < n; end++) {
            sum += days[end];
            if (days[end] < lowest) lowest = days[end];
            if (sum > best) best = sum;
            if (end > begin && sum - lowest > best) best = sum - lowest;
        }
    }
    printf("%lld\n", best);
}
