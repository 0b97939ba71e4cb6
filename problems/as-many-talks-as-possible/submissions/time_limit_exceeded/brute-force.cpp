// Takes the talks by their begins and tries for each whether to hear it: 2^n ways.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

static std::vector<std::pair<int, int>> talks;

// The most talks from this one on, if one is free from that minute.
static int most(size_t talk, int freeFrom) {
    if (talk == talks.size()) return 0;
    int best = most(talk + 1, freeFrom);
    if (talks[talk].first >= freeFrom) best = std::max(best, 1 + most(talk + 1, talks[talk].second));
    return best;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    talks.resize(n);
    for (auto& [begin, end] : talks) scanf("%d %d", &begin, &end);
    std::sort(talks.begin(), talks.end());
    printf("%d\n", most(0, 0));
}
