// Number by number of a: each a[i][k] meets the whole row k of b, and goes into row i of the product.
#include <cstdio>
#include <map>
#include <utility>

int main() {
    int r, m, c;
    if (scanf("%d %d %d", &r, &m, &c) != 3) return 1;
    std::map<std::pair<int, int>, long long> a, b, product;
    for (int i = 0; i < r; i++)
        for (int k = 0; k < m; k++) scanf("%lld", &a[{i, k}]);
    for (int k = 0; k < m; k++)
        for (int j = 0; j < c; j++) scanf("%lld", &b[{k, j}]);
    for (auto [left, x] : a)
        for (int j = 0; j < c; j++) product[{left.first, j}] += x * b[{left.second, j}];
    for (auto [place, number] : product) printf("%lld%c", number, place.second == c - 1 ? '\n' : ' ');
}
