// Plays all games: a position is won if some move leads to a lost one. What is known of small positions is kept.
#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>
#include <vector>

static std::vector<int> moves;
static std::map<std::vector<int>, bool> known;

static bool isWon(std::vector<int>& heaps) {
    bool isSmall = std::accumulate(heaps.begin(), heaps.end(), 0LL) <= 60;
    std::vector<int> key;
    if (isSmall) {
        key = heaps;
        std::sort(key.begin(), key.end());
        auto found = known.find(key);
        if (found != known.end()) return found->second;
    }
    bool won = false;
    for (int& heap : heaps) {
        for (int move : moves) {
            if (won || move > heap) continue;
            heap -= move;
            won = !isWon(heaps);
            heap += move;
        }
    }
    if (isSmall) known[key] = won;
    return won;
}

int main() {
    int k, q;
    if (scanf("%d %d", &k, &q) != 2) return 1;
    moves.resize(k);
    for (int& move : moves) scanf("%d", &move);
    while (q-- > 0) {
        int n;
        scanf("%d", &n);
        std::vector<int> heaps(n);
        for (int& size : heaps) scanf("%d", &size);
        puts(isWon(heaps) ? "first" : "second");
    }
}
