// Finds the tail and the cycle of each question by walking until a place comes again: O(n) a question.
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<int> cards(n + 1), seen(n + 1, 0), number(n + 1, 0), way;
    for (int i = 1; i <= n; i++) scanf("%d", &cards[i]);
    for (int question = 1; question <= q; question++) {
        int at;
        long long jumps;
        scanf("%d %lld", &at, &jumps);
        way.clear();
        while (seen[at] != question) {
            seen[at] = question;
            number[at] = (int)way.size();
            way.push_back(at);
            at = cards[at];
        }
        long long tail = number[at], around = (long long)way.size() - tail;
        if (jumps < (long long)way.size()) printf("%d %lld\n", way[jumps], jumps + 1);
        else printf("%d %zu\n", way[tail + (jumps - tail) % around], way.size());
    }
}
