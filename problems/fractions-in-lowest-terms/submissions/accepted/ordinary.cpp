#include <iostream>
#include <vector>
using namespace std;

int main() {
    int q;
    cin >> q;
    vector<int> from(q), to(q);
    int N = 1;
    for (int i = 0; i < q; i++) {
        cin >> from[i] >> to[i];
        N = max(N, to[i]);
    }

    vector<long long> phi(N + 1), sum(N + 1, 0);
    for (int i = 0; i <= N; i++) phi[i] = i;
    for (int i = 2; i <= N; i++) {
        if (phi[i] != i) continue;
        for (int j = i; j <= N; j += i) phi[j] = phi[j] / i * (i - 1);
    }
    for (int i = 2; i <= N; i++) sum[i] = sum[i - 1] + phi[i];
    for (int i = 0; i < q; i++) cout << sum[to[i]] - sum[from[i] - 1] << endl;
}
