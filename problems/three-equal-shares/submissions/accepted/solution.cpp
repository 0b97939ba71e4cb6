// With the total fixed, the first cut needs a running sum of one third and the second one, later, of two thirds. For
// each place of the second cut, count the places of the first one before it. O(n); the count reaches 4.5 * 10^10.
#include <bits/stdc++.h>
using namespace std;

long long countCuts(const vector<int>& worths) {
    long long total = accumulate(worths.begin(), worths.end(), 0LL);
    if (total % 3 != 0) return 0;
    long long third = total / 3;
    long long sum = 0;
    long long firstCuts = 0;
    long long ways = 0;
    for (size_t i = 0; i + 1 < worths.size(); i++) {  // the last envelope stays for the third share
        sum += worths[i];
        if (sum == 2 * third) ways += firstCuts;
        if (sum == third) firstCuts++;
    }
    return ways;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> worths(n);
    for (int& worth : worths) cin >> worth;

    cout << countCuts(worths) << '\n';
}
