// From the statement alone: tries every way across, jump by jump.
#include <bits/stdc++.h>
using namespace std;

int n, k;
vector<string> fees;
bool isFound = false;
long long least;

void jump(int at, long long total) {
    if (at == n + 1) {
        if (!isFound || total < least) least = total;
        isFound = true;
        return;
    }
    if (at > 0 && fees[at] == "x") return;
    if (at > 0) total += stoll(fees[at]);
    for (int next = at + 1; next <= min(n + 1, at + k); next++) jump(next, total);
}

int main() {
    cin >> n >> k;
    fees.resize(n + 1);
    for (int i = 1; i <= n; i++) cin >> fees[i];
    jump(0, 0);
    if (isFound) cout << least << '\n';
    else cout << "IMPOSSIBLE\n";
}
