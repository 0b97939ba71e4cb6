// From the statement alone: decides for every day, and gives up where a run gets too long.
#include <bits/stdc++.h>
using namespace std;

int n, mostWork, mostRest;
vector<long long> income;
long long best = LLONG_MIN;

void decide(int day, bool worked, int run, long long total) {
    if (day == n) {
        best = max(best, total);
        return;
    }
    int workRun = worked ? run + 1 : 1, restRun = worked ? 1 : run + 1;
    if (workRun <= mostWork) decide(day + 1, true, workRun, total + income[day]);
    if (restRun <= mostRest) decide(day + 1, false, restRun, total);
}

int main() {
    cin >> n >> mostWork >> mostRest;
    income.resize(n);
    for (auto& coins : income) cin >> coins;
    decide(0, true, 0, 0);
    cout << best << '\n';
}
