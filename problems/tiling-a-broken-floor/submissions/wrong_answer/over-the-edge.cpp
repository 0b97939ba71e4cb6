// Lets a long tile on the last column reach the first square of the next row.
#include <bits/stdc++.h>
using namespace std;

const int MODULUS = 1'000'000'007;

int main() {
    int rows, columns, maxSmall;
    cin >> rows >> columns >> maxSmall;
    string squares, row;
    for (int i = 0; i < rows; i++) cin >> row, squares += row;
    const int size = rows * columns, masks = 1 << columns;
    // Bit 0 of a mask is the square at hand, bit j the j-th one after it.
    vector<vector<int>> ways(2 * masks, vector<int>(maxSmall + 1)), none = ways;
    ways[0][0] = 1;
    auto isFree = [&](int at) { return at < size && squares[at] == '.'; };
    for (int at = 0; at < size; at++) {
        auto next = none;
        for (int mask = 0; mask < masks; mask++) {
            for (int small = 0; small <= maxSmall; small++) {
                const int count = ways[mask][small];
                if (count == 0) continue;
                auto add = [&](int to, int used) { next[to >> 1][used] = (next[to >> 1][used] + count) % MODULUS; };
                if (mask & 1 || !isFree(at)) {
                    add(mask, small);
                    continue;
                }
                if (small < maxSmall) add(mask, small + 1);
                if (isFree(at + 1) && !(mask & 2)) add(mask | 2, small);
                if (columns > 1 && isFree(at + columns)) add(mask | masks, small);
            }
        }
        ways = next;
    }
    long long total = 0;
    for (int count : ways[0]) total += count;
    cout << total % MODULUS << '\n';
}
