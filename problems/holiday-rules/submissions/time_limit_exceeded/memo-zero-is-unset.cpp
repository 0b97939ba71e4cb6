// Remembers sums, but takes 0 for "not known yet": days without any joy are planned again and again.
#include <bits/stdc++.h>
using namespace std;

const long long NO_PLAN = LLONG_MIN / 2;
int n, rule[3][3];
vector<array<long long, 3>> joy, known;

long long bestFrom(int day, int kind) {
    if (day == n - 1) return joy[day][kind];
    if (known[day][kind] != 0) return known[day][kind];
    long long best = NO_PLAN;
    for (int next = 0; next < 3; next++)
        if (rule[kind][next]) best = max(best, bestFrom(day + 1, next));
    return known[day][kind] = best == NO_PLAN ? NO_PLAN : best + joy[day][kind];
}

int main() {
    scanf("%d", &n);
    for (auto& row : rule)
        for (int& allowed : row) scanf("%d", &allowed);
    joy.resize(n), known.assign(n, {0, 0, 0});
    for (auto& day : joy)
        for (auto& value : day) scanf("%lld", &value);
    long long best = max({bestFrom(0, 0), bestFrom(0, 1), bestFrom(0, 2)});
    if (best == NO_PLAN) puts("IMPOSSIBLE");
    else printf("%lld\n", best);
}
