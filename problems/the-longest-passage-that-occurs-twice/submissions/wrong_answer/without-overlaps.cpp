// Only lets a passage occur again behind the end of its first occurrence.
#include <bits/stdc++.h>
using namespace std;

const uint64_t PRIME = (1ULL << 61) - 1, BASE = 987654321123456789;

uint64_t multiply(uint64_t a, uint64_t b) { return (unsigned __int128)a * b % PRIME; }

int main() {
    string text;
    cin >> text;
    int n = text.size();
    auto firstRepeated = [&](int length) {
        uint64_t power = 1, hash = 0;
        for (int i = 0; i < length; i++) power = multiply(power, BASE);
        map<uint64_t, int> last;
        int first = 0;
        vector<uint64_t> hashes;
        for (int i = 0; i < n; i++) {
            hash = (multiply(hash, BASE) + text[i]) % PRIME;
            if (i >= length) hash = (hash + PRIME - multiply(power, text[i - length])) % PRIME;
            if (i + 1 >= length) hashes.push_back(hash);
        }
        for (int i = (int)hashes.size() - 1; i >= 0; i--) {
            auto [found, isNew] = last.try_emplace(hashes[i], i);
            if (!isNew && found->second >= i + length) first = i + 1;
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
