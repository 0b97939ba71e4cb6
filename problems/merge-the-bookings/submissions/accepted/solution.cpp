// In the order of their begins, a slip either begins within the open period (or at its very end) and belongs to it, or it
// begins later, and then so do all the following ones: the period is complete. O(n log n).
#include <bits/stdc++.h>
using namespace std;

struct Period {
    int begin, end;
};

vector<Period> merged(vector<Period> slips) {
    sort(slips.begin(), slips.end(), [](const Period& a, const Period& b) { return a.begin < b.begin; });
    vector<Period> periods;
    for (const Period& slip : slips) {
        if (!periods.empty() && slip.begin <= periods.back().end) {
            periods.back().end = max(periods.back().end, slip.end);
        } else {
            periods.push_back(slip);
        }
    }
    return periods;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Period> slips(n);
    for (Period& slip : slips) cin >> slip.begin >> slip.end;

    vector<Period> periods = merged(slips);
    cout << periods.size() << '\n';
    for (const Period& period : periods) cout << period.begin << ' ' << period.end << '\n';
}
