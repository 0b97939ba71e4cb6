// Wrong: the number of ways does not fit into 32 bits.
#include <bits/stdc++.h>
using namespace std;

int countCuts(const vector<int>& worths) {
    long long total = accumulate(worths.begin(), worths.end(), 0LL);
    if (total % 3 != 0) return 0;
    long long third = total / 3;
    long long sum = 0;
    int firstCuts = 0;
    int ways = 0;
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
