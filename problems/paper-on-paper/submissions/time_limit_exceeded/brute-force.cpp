// Cuts the wall at all coordinates and counts the posters on each piece: O(n^2) pieces, filled in poster by poster.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<std::vector<long long>> posters(n, std::vector<long long>(4));
    std::vector<long long> xs, ys;
    for (auto& poster : posters) {
        for (long long& value : poster) scanf("%lld", &value);
        xs.insert(xs.end(), {poster[0], poster[2]});
        ys.insert(ys.end(), {poster[1], poster[3]});
    }
    std::sort(xs.begin(), xs.end());
    std::sort(ys.begin(), ys.end());
    long long once = 0, twice = 0;
    std::vector<int> count(ys.size());
    for (size_t column = 0; column + 1 < xs.size(); column++) {
        if (xs[column] == xs[column + 1]) continue;
        std::fill(count.begin(), count.end(), 0);
        for (const auto& poster : posters) {
            if (poster[0] > xs[column] || poster[2] < xs[column + 1]) continue;
            for (size_t row = 0; row + 1 < ys.size(); row++) count[row] += poster[1] <= ys[row] && ys[row + 1] <= poster[3];
        }
        for (size_t row = 0; row + 1 < ys.size(); row++) {
            long long area = (xs[column + 1] - xs[column]) * (ys[row + 1] - ys[row]);
            if (count[row] >= 1) once += area;
            if (count[row] >= 2) twice += area;
        }
    }
    printf("%lld %lld\n", once, twice);
}
