// From the statement alone: tries every set of letters to remove; the letters that stay are read from both ends, and each one
// that is alone with its end is paid for with a new partner. Both ends are tried.
#include <bits/stdc++.h>
using namespace std;

string text;
vector<long long> removal(26), addition(26);

/** Least cost when nothing more is removed: the first or the last letter is matched by its equal, or by a new letter. */
long long sewOn(const string& banner) {
    if (banner.size() <= 1) return 0;
    const char first = banner.front(), last = banner.back();
    long long best = min(sewOn(banner.substr(1)) + addition[first - 'a'], sewOn(banner.substr(0, banner.size() - 1)) + addition[last - 'a']);
    if (first == last) best = min(best, sewOn(banner.substr(1, banner.size() - 2)));
    return best;
}

int main() {
    cin >> text;
    for (auto& cost : removal) cin >> cost;
    for (auto& cost : addition) cin >> cost;
    long long best = LLONG_MAX;
    const int n = (int)text.size();
    for (long long removed = 0; n >= 63 || removed < 1LL << n; removed++) {
        string left;
        long long cost = 0;
        for (int i = 0; i < n; i++) {
            if (i < 63 && removed >> i & 1) cost += removal[text[i] - 'a'];
            else left += text[i];
        }
        best = min(best, cost + sewOn(left));
    }
    cout << best << '\n';
}
