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

    vector<bool> prime(N + 1, true);
    prime[0] = false;
    prime[1] = false;
    for (int i = 2; i <= N; i++) {
        if (prime[i]) {
            for (int j = i + i; j <= N; j += i) prime[j] = false;
        }
    }
    vector<int> sum(N + 1, 0);
    for (int i = 1; i <= N; i++) {
        sum[i] = sum[i - 1];
        if (prime[i]) sum[i]++;
    }
    for (int i = 0; i < q; i++) cout << sum[to[i]] - sum[from[i] - 1] << endl;
}
