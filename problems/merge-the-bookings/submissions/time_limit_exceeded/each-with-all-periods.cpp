// Too slow: for each slip goes through all periods so far and takes in those that it meets, O(n^2).
#include <bits/stdc++.h>
using namespace std;

struct Period {
    int begin, end;
};

vector<Period> merged(vector<Period> slips) {
    vector<Period> periods;
    for (Period slip : slips) {
        vector<Period> apart;
        for (const Period& period : periods) {
            if (period.begin > slip.end || slip.begin > period.end) {
                apart.push_back(period);
            } else {
                slip.begin = min(slip.begin, period.begin);
                slip.end = max(slip.end, period.end);
            }
        }
        apart.push_back(slip);
        periods = apart;
    }
    sort(periods.begin(), periods.end(), [](const Period& a, const Period& b) { return a.begin < b.begin; });
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
