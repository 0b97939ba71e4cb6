// Takes two periods that overlap or touch and makes one of them, for as long as there are two such: O(n^2) at least.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

static bool mergesAny(std::vector<std::pair<int, int>>& periods, size_t& from) {
    for (size_t i = from; i < periods.size(); i++) {
        for (size_t j = i + 1; j < periods.size(); j++) {
            if (periods[i].first > periods[j].second || periods[j].first > periods[i].second) continue;
            periods[i].first = std::min(periods[i].first, periods[j].first);
            periods[i].second = std::max(periods[i].second, periods[j].second);
            periods.erase(periods.begin() + j);
            from = i;
            return true;
        }
    }
    return false;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<std::pair<int, int>> periods(n);
    for (auto& [begin, end] : periods) scanf("%d %d", &begin, &end);
    size_t from = 0;  // no two of those before it can be merged, nor one of them with a later one
    while (mergesAny(periods, from)) continue;
    std::sort(periods.begin(), periods.end());
    printf("%zu\n", periods.size());
    for (auto [begin, end] : periods) printf("%d %d\n", begin, end);
}
