// If a passage occurs twice, so do its beginnings: the length is found by binary search. For one length, a hash modulo the
// prime 2^61 - 1 stands for each passage; its base is random, so that no text can be made against it. O(n log^2 n), by
// sorting the hashes of each length tried.
#include <bits/stdc++.h>
using namespace std;

struct Passage {
    int length = 0;
    int place = 0;  // counted from 1
};

const uint64_t PRIME = (1ULL << 61) - 1;

uint64_t multiply(uint64_t a, uint64_t b) {
    unsigned __int128 product = (unsigned __int128)a * b;
    uint64_t sum = (uint64_t)(product & PRIME) + (uint64_t)(product >> 61);
    return sum >= PRIME ? sum - PRIME : sum;
}

// The first place at which a passage of this length begins that occurs again, or 0.
int firstRepeated(const string& text, int length, uint64_t base) {
    uint64_t power = 1, hash = 0;
    for (int i = 0; i < length; i++) power = multiply(power, base);
    vector<pair<uint64_t, int>> hashes;
    for (int i = 0; i < (int)text.size(); i++) {
        hash = (multiply(hash, base) + text[i]) % PRIME;
        if (i >= length) hash = (hash + PRIME - multiply(power, text[i - length])) % PRIME;
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
}

Passage longestTwice(const string& text) {
    mt19937_64 random(chrono::steady_clock::now().time_since_epoch().count());
    uint64_t base = uniform_int_distribution<uint64_t>(256, PRIME - 1)(random);
    Passage best;
    int low = 0, high = text.size();  // low letters occur twice, high do not
    while (high - low > 1) {
        int length = (low + high) / 2;
        int place = firstRepeated(text, length, base);
        if (place > 0) best = {length, place}, low = length;
        else high = length;
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string text;
    cin >> text;

    Passage passage = longestTwice(text);
    cout << passage.length;
    if (passage.length > 0) cout << ' ' << passage.place;
    cout << '\n';
}
