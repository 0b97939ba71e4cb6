// From the statement alone: for each letter tries every number of stamps of each kind in turn.
#include <bits/stdc++.h>
using namespace std;

vector<int> stamps;
int best;

void stick(size_t kind, int left, int count) {
    if (left == 0) best = best < 0 ? count : min(best, count);
    if (left == 0 || kind == stamps.size()) return;
    for (int number = 0; (long long)number * stamps[kind] <= left; number++)
        stick(kind + 1, left - number * stamps[kind], count + number);
}

int main() {
    int k, q;
    cin >> k >> q;
    stamps.resize(k);
    for (int& stamp : stamps) cin >> stamp;
    while (q--) {
        int postage;
        cin >> postage;
        best = -1;
        stick(0, postage, 0);
        cout << best << '\n';
    }
}
