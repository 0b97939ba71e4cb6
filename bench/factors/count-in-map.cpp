#include <bits/stdc++.h>
int main() {
    long long n, x = 1, most = 0;
    std::cin >> n;
    std::unordered_map<long long, int> counts;
    for (int i = 0; i < n; i++) counts[(x = x * 16807 % 2147483647) % 100003]++;
    for (auto& [value, count] : counts) most = std::max(most, count * 1000000LL + value);
    std::cout << most << '\n';
}
