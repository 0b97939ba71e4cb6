// From the statement alone: writes down every plan, day by day, and keeps the best.
#include <bits/stdc++.h>
using namespace std;

int n, rule[3][3];
vector<array<long long, 3>> joy;
long long best = LLONG_MIN;

void plan(int day, int before, long long total) {
    if (day == n) {
        best = max(best, total);
        return;
    }
    for (int kind = 0; kind < 3; kind++)
        if (day == 0 || rule[before][kind]) plan(day + 1, kind, total + joy[day][kind]);
}

int main() {
    scanf("%d", &n);
    for (auto& row : rule)
        for (int& allowed : row) scanf("%d", &allowed);
    joy.resize(n);
    for (auto& day : joy)
        for (auto& value : day) scanf("%lld", &value);
    plan(0, 0, 0);
    if (best == LLONG_MIN) puts("IMPOSSIBLE");
    else printf("%lld\n", best);
}
