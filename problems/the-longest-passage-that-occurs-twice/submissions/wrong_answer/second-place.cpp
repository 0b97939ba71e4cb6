// Prints where the passage is found again instead of where it begins first.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text;
    cin >> text;
    int n = text.size();
    // The suffix array by doubling, and the common beginnings of neighbours.
    vector<int> order(n), rank_(text.begin(), text.end()), next(n);
    iota(order.begin(), order.end(), 0);
    for (int k = 1;; k *= 2) {
        auto key = [&](int i) { return pair(rank_[i], i + k < n ? rank_[i + k] : -1); };
        sort(order.begin(), order.end(), [&](int a, int b) { return key(a) < key(b); });
        next[order[0]] = 0;
        for (int i = 1; i < n; i++) next[order[i]] = next[order[i - 1]] + (key(order[i - 1]) < key(order[i]));
        rank_ = next;
        if (rank_[order[n - 1]] == n - 1 || k > n) break;
    }
    int length = 0, place = 0;
    for (int i = 0, same = 0; i < n; i++) {
        if (rank_[i] == 0) {
            same = 0;
            continue;
        }
        int j = order[rank_[i] - 1];
        while (max(i, j) + same < n && text[i + same] == text[j + same]) same++;
        if (same > length || (same == length && max(i, j) < place)) length = same, place = max(i, j);
        if (same > 0) same--;
    }
    if (length == 0) puts("0");
    else printf("%d %d\n", length, place + 1);
}
