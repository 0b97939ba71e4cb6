// Only the current run matters for the days to come: its kind and its length. For each such situation the best income
// is kept. O(n (p + q)), sums in 64 bits.
#include <bits/stdc++.h>
using namespace std;

long long bestIncome(const vector<int>& income, int mostWork, int mostRest) {
    const long long IMPOSSIBLE = LLONG_MIN / 2;  // far below every real sum, even after 10^14 of losses
    // At [length]: of the run that ends with the last day. Length 0 of one kind means that a run of the other kind ends.
    vector<long long> work(mostWork + 1, IMPOSSIBLE), rest(mostRest + 1, IMPOSSIBLE);
    long long bestWork = 0, bestRest = 0;  // before the first day any run may begin
    for (int coins : income) {
        for (int length = mostWork; length > 1; length--) work[length] = work[length - 1] + coins;
        for (int length = mostRest; length > 1; length--) rest[length] = rest[length - 1];
        work[1] = bestRest + coins;
        rest[1] = bestWork;
        bestWork = *max_element(work.begin() + 1, work.end());
        bestRest = *max_element(rest.begin() + 1, rest.end());
    }
    return max(bestWork, bestRest);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, mostWork, mostRest;
    cin >> n >> mostWork >> mostRest;
    vector<int> income(n);
    for (int& coins : income) cin >> coins;

    cout << bestIncome(income, mostWork, mostRest) << '\n';
}
