// Compares running sums that have lost their upper bits.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<unsigned> sums(n + 1, 0);
    long long total = 0;
    for (int i = 0; i < n; i++) {
        long long worth;
        cin >> worth;
        total += worth;
        sums[i + 1] = sums[i] + (unsigned)worth;
    }
    if (total % 3 != 0) return puts("0"), 0;
    unsigned third = (unsigned)(total / 3), two = 2 * third;
    long long firstCuts = 0, ways = 0;
    for (int i = 1; i < n; i++) {
        if (sums[i] == two) ways += firstCuts;
        if (sums[i] == third) firstCuts++;
    }
    printf("%lld\n", ways);
}
