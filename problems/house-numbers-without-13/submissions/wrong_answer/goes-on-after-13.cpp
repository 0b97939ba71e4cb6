// Goes on after the limit itself has shown 13.
#include <bits/stdc++.h>
using namespace std;

using Street = pair<long long, long long>;

/** How many numbers from 0 to last do not contain 13. free[k]: rows of k digits without 13. */
long long countUpTo(long long last, const vector<long long>& free) {
    const string digits = to_string(last);
    long long count = 0;
    char before = '0';
    for (size_t place = 0; place < digits.size(); place++) {
        const size_t rest = digits.size() - place - 1;
        for (char digit = '0'; digit < digits[place]; digit++) {
            if (before == '1' && digit == '3') continue;
            count += free[rest];
            if (digit == '1' && rest > 0) count -= free[rest - 1];  // no 3 may follow
        }
        before = digits[place];
    }
    return count + 1;
}

vector<long long> countHouses(const vector<Street>& streets) {
    vector<long long> free = {1, 10};
    while (free.size() < 19) free.push_back(10 * free.back() - free[free.size() - 2]);

    vector<long long> counts;
    for (auto [first, last] : streets) counts.push_back(countUpTo(last, free) - countUpTo(first - 1, free));
    return counts;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    vector<Street> streets(q);
    for (auto& [first, last] : streets) cin >> first >> last;

    for (long long count : countHouses(streets)) cout << count << '\n';
}
