// Takes the last one of several people with the most friends.
#include <iostream>
using namespace std;

int cnt[1001];

int main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        cnt[a]++;
        cnt[b]++;
    }
    int best = 1;
    int zeros = 0;
    for (int i = 1; i <= n; i++) {
        if (cnt[i] >= cnt[best]) {
            best = i;
        }
        if (cnt[i] == 0) {
            zeros++;
        }
    }
    cout << best << " " << cnt[best] << " " << zeros << endl;
    return 0;
}
