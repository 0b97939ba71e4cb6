// From the statement alone: plays all games, and remembers of each position whether the player to throw wins.
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>

typedef std::vector<int> Position;  // the rows, sorted

static std::vector<int> lengths;
static std::map<Position, bool> known;

static int winningThrows(const Position& position);

static bool isWon(const Position& position) {
    auto found = known.find(position);
    if (found != known.end()) return found->second;
    return known[position] = winningThrows(position) > 0;
}

static int winningThrows(const Position& position) {
    int winning = 0;
    for (size_t i = 0; i < position.size(); i++) {
        for (int length : lengths) {
            for (int left = 0; left + length <= position[i]; left++) {
                Position after = position;
                after.erase(after.begin() + i);
                for (int part : {left, position[i] - length - left})
                    if (part > 0) after.push_back(part);
                std::sort(after.begin(), after.end());
                winning += !isWon(after);
            }
        }
    }
    return winning;
}

int main() {
    int k, q;
    if (scanf("%d %d", &k, &q) != 2) return 1;
    lengths.resize(k);
    for (int& length : lengths) scanf("%d", &length);
    while (q-- > 0) {
        int n;
        scanf("%d", &n);
        Position rows(n);
        for (int& row : rows) scanf("%d", &row);
        std::sort(rows.begin(), rows.end());
        printf("%d\n", winningThrows(rows));
    }
}
