#include <bits/stdc++.h>
int main() {
    long long n, x = 1, sum = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> pairs(n);
    for (int i = 0; i < n; i++) pairs[i] = {int((x = x * 16807 % 2147483647) % 1000), i};
    std::sort(pairs.begin(), pairs.end());
    for (int i = 0; i < n; i++) sum = (sum * 31 + pairs[i].second) % 1000000007;
    std::cout << sum << '\n';
}
