#include <bits/stdc++.h>
int main() {
    long long n, x = 1;
    std::cin >> n;
    std::vector<int> a(n), b(n), row(n + 1);
    for (auto* word : {&a, &b})
        for (int& letter : *word) letter = (x = x * 16807 % 2147483647) % 4;
    std::iota(row.begin(), row.end(), 0);
    for (int i = 1; i <= n; i++) {
        int diagonal = row[0]++;
        for (int j = 1; j <= n; j++) {
            int above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1])});
            diagonal = above;
        }
    }
    std::cout << row[n] << '\n';
}
