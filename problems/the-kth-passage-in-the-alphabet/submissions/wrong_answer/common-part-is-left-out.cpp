// Forgets that the new passages of a suffix begin with what it has in common with the one before.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text, kth = "-";
    long long k;
    cin >> text >> k;
    int n = text.size();
    vector<int> order(n), rank_(n), next(n), common(n, 0);
    for (int i = 0; i < n; i++) order[i] = i, rank_[i] = text[i] - 'a';
    for (int length = 1;; length *= 2) {
        auto key = [&](int i) { return pair(rank_[i], i + length < n ? rank_[i + length] : -1); };
        sort(order.begin(), order.end(), [&](int a, int b) { return key(a) < key(b); });
        next[order[0]] = 0;
        for (int i = 1; i < n; i++) next[order[i]] = next[order[i - 1]] + (key(order[i - 1]) < key(order[i]));
        rank_ = next;
        if (rank_[order[n - 1]] == n - 1 || length > n) break;
    }
    for (int i = 0; i < n; i++) rank_[order[i]] = i;
    for (int i = 0, same = 0; i < n; i++) {
        if (rank_[i] == 0) {
            same = 0;
            continue;
        }
        int before = order[rank_[i] - 1];
        while (max(i, before) + same < n && text[i + same] == text[before + same]) same++;
        common[rank_[i]] = same;
        if (same > 0) same--;
    }
    long long total = 0;
    for (int i = 0; i < n; i++) {
        long long fresh = n - order[i] - common[i];
        if (total < k && k <= total + fresh) kth = text.substr(order[i], 0 + (k - total));
        total += fresh;
    }
    cout << total << '\n' << kth << '\n';
}
