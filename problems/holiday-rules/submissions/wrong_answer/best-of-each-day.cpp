// Takes the best thing of each day that may follow what was done the day before.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, rule[4][3];
    cin >> n;
    for (int x = 0; x < 3; x++)
        for (int y = 0; y < 3; y++) cin >> rule[x][y];
    for (int y = 0; y < 3; y++) rule[3][y] = 1;
    int before = 3;
    long long total = 0;
    for (int day = 0; day < n; day++) {
        long long joy[3];
        for (long long& value : joy) cin >> value;
        int kind = -1;
        for (int y = 0; y < 3; y++)
            if (rule[before][y] && (kind < 0 || joy[y] > joy[kind])) kind = y;
        if (kind < 0) return puts("IMPOSSIBLE"), 0;
        total += joy[kind];
        before = kind;
    }
    cout << total << '\n';
}
