// Tries all games, with both sums.
#include <cstdio>
#include <vector>

static std::vector<int> cards;

// The difference of the sums at the end of the game, from what the two players have by now.
static long long play(int left, int right, bool isFirst, long long first, long long second) {
    if (left > right) return first - second;
    if (isFirst) {
        long long a = play(left + 1, right, false, first + cards[left], second);
        long long b = play(left, right - 1, false, first + cards[right], second);
        return a > b ? a : b;
    }
    long long a = play(left + 1, right, true, first, second + cards[left]);
    long long b = play(left, right - 1, true, first, second + cards[right]);
    return a < b ? a : b;
}

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    cards.resize(n);
    for (int& card : cards) scanf("%d", &card);
    printf("%lld\n", play(0, n - 1, true, 0, 0));
}
