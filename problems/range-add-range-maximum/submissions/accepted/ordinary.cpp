// Blocks of about sqrt(n) cells: what was added to a whole block, and the largest number of the block without it.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const int SIZE = 700;
int n, q;
vector<long long> cells, added, largest;

void addTo(int block, int l, int r, long long v) {
    for (int i = l; i <= r; i++) cells[i] += v;
    largest[block] = cells[block * SIZE];
    for (int i = block * SIZE; i < n && i < (block + 1) * SIZE; i++) largest[block] = max(largest[block], cells[i]);
}

int main() {
    cin >> n >> q;
    cells.resize(n);
    added.resize(n / SIZE + 1);
    largest.resize(n / SIZE + 1);
    while (q--) {
        int kind, l, r;
        cin >> kind >> l >> r;
        l--;
        r--;
        long long v = 0, best = -1000000000000000000LL;
        if (kind == 1) cin >> v;
        for (int block = l / SIZE; block <= r / SIZE; block++) {
            int from = max(l, block * SIZE), to = min(r, (block + 1) * SIZE - 1);
            bool whole = from == block * SIZE && to == (block + 1) * SIZE - 1;
            if (kind == 1) {
                if (whole) added[block] += v;
                else addTo(block, from, to, v);
            } else if (whole) {
                best = max(best, largest[block] + added[block]);
            } else {
                for (int i = from; i <= to; i++) best = max(best, cells[i] + added[block]);
            }
        }
        if (kind == 2) cout << best << endl;
    }
    return 0;
}
