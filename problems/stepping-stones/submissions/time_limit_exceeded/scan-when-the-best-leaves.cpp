// Remembers the cheapest place and looks through the window only when that one has left it: still O(n k) where totals rise.
#include <bits/stdc++.h>
using namespace std;

int main() {
    const long long NEVER = LLONG_MAX / 2;
    int n, k;
    scanf("%d %d", &n, &k);
    vector<long long> total(n + 2, NEVER);
    total[0] = 0;
    int best = 0;
    char word[16];
    for (int place = 1; place <= n + 1; place++) {
        if (best < place - k) {
            best = place - k;
            for (int from = place - k; from < place; from++)
                if (total[from] < total[best]) best = from;
        }
        strcpy(word, "0");
        if (place <= n) scanf("%15s", word);
        if (word[0] != 'x' && total[best] != NEVER) total[place] = total[best] + atoll(word);
        if (total[place] < total[best]) best = place;
    }
    if (total[n + 1] == NEVER) puts("IMPOSSIBLE");
    else printf("%lld\n", total[n + 1]);
}
