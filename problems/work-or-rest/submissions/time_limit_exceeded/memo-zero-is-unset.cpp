// Remembers sums, but takes 0 for "not known yet": days that bring nothing are decided again and again.
#include <bits/stdc++.h>
using namespace std;

int n, mostRun[2];
vector<long long> income;
vector<array<array<long long, 11>, 2>> known;

long long bestFrom(int day, int worked, int run) {
    if (day == n) return 0;
    if (known[day][worked][run] != 0) return known[day][worked][run];
    long long best = bestFrom(day + 1, !worked, 1) + (worked ? 0 : income[day]);
    if (run < mostRun[worked]) best = max(best, bestFrom(day + 1, worked, run + 1) + (worked ? income[day] : 0));
    return known[day][worked][run] = best;
}

int main() {
    scanf("%d %d %d", &n, &mostRun[1], &mostRun[0]);
    income.resize(n);
    known.assign(n, {});
    for (auto& coins : income) scanf("%lld", &coins);
    printf("%lld\n", max(bestFrom(1, 1, 1) + income[0], bestFrom(1, 0, 1)));
}
