// Inclusion and exclusion, as a recursion: every number that counts has a last lucky number that divides it. Those with the last
// one at place i are the multiples of it, less those that a later one divides as well. Each sum counts different numbers, so
// nothing gets larger than the limit. O(2^n log a).
#include <bits/stdc++.h>
using namespace std;

long long countUpTo(const vector<long long>& lucky, size_t first, long long multiple, long long limit) {
    // Among the multiples of `multiple` up to the limit, those that a lucky number from place `first` on divides.
    long long count = 0;
    for (size_t i = first; i < lucky.size(); i++) {
        long long factor = lucky[i] / gcd(lucky[i], multiple);
        if (factor > limit / multiple) continue;
        long long common = multiple * factor;
        count += limit / common - countUpTo(lucky, i + 1, common, limit);
    }
    return count;
}

long long countPresents(const vector<long long>& lucky, long long from, long long to) {
    return countUpTo(lucky, 0, 1, to) - countUpTo(lucky, 0, 1, from - 1);
}

int main() {
    int n;
    long long from, to;
    cin >> n >> from >> to;
    vector<long long> lucky(n);
    for (long long& number : lucky) cin >> number;

    cout << countPresents(lucky, from, to) << '\n';
}
