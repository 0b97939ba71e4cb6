// Plays all games: a position is won if some move leads to a lost one. What is known of small positions is kept.
#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>
#include <vector>

static std::map<std::vector<int>, bool> known;

static bool isWon(std::vector<int>& heaps) {
    bool isSmall = std::accumulate(heaps.begin(), heaps.end(), 0LL) <= 40;
    std::vector<int> key;
    if (isSmall) {
        key = heaps;
        std::sort(key.begin(), key.end());
        auto found = known.find(key);
        if (found != known.end()) return found->second;
    }
    bool won = false;
    for (int& heap : heaps) {
        int size = heap;
        for (int left = 0; left < size && !won; left++) {
            heap = left;
            won = !isWon(heaps);
        }
        heap = size;
        if (won) break;
    }
    if (isSmall) known[key] = won;
    return won;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<int> heaps(n);
    for (int& size : heaps) scanf("%d", &size);
    int moves = 0, heap = 0, stones = 0;
    for (int i = 0; i < n; i++) {
        for (int taken = 1; taken <= heaps[i]; taken++) {
            heaps[i] -= taken;
            bool canAnswer = isWon(heaps);
            heaps[i] += taken;
            if (canAnswer) continue;
            if (moves == 0) {
                heap = i + 1;
                stones = taken;
            }
            moves++;
        }
    }
    printf("%d\n", moves);
    if (moves > 0) printf("%d %d\n", heap, stones);
}
