// Fills the edges of the table with ones.
#include <bits/stdc++.h>
using namespace std;

long long ways[2001][2001];

int main() {
    const long long MODULUS = 1000000007;
    string first, second, mixed;
    cin >> first >> second >> mixed;
    int n = first.size(), m = second.size();
    ways[0][0] = 1;
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= m; j++) {
            bool red = i > 0 && first[i - 1] == mixed[i + j - 1];
            bool blue = j > 0 && second[j - 1] == mixed[i + j - 1];
            if (i == 0 || j == 0) {
                ways[i][j] = 1;
                continue;
            }
            if (red) ways[i][j] += ways[i - 1][j];
            if (blue) ways[i][j] += ways[i][j - 1];
            ways[i][j] %= MODULUS;
        }
    }
    cout << (ways[n][m]) % MODULUS << '\n';
}
