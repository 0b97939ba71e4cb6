#include <bits/stdc++.h>
int main() {
    int n, count = 0;
    std::cin >> n;
    std::vector<char> composite(n + 1);
    for (int p = 2; p <= n; p++) {
        if (composite[p]) continue;
        count++;
        for (long long m = 1LL * p * p; m <= n; m += p) composite[m] = 1;
    }
    std::cout << count << '\n';
}
