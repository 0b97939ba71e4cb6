// The usual table over weights. @EXPECTED_RESULTS@: MEMORY-LIMIT, TIME-LIMIT-EXCEEDED, RUN-TIME-ERROR
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    long long limit;
    cin >> n >> limit;
    vector<int> best(limit + 1, 0);
    while (n--) {
        long long weight;
        int value;
        cin >> weight >> value;
        for (long long at = limit; at >= weight; at--) best[at] = max(best[at], best[at - weight] + value);
    }
    cout << best[limit] << '\n';
}
