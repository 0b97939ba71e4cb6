// Wrong: sums do not fit into 32 bits.
#include <bits/stdc++.h>
using namespace std;

long long bestRecord(const vector<int>& days) {
    int whole = days[0];     // the best stretch that ends here, nothing forgiven
    int forgiven = days[0];  // the best one that ends here with at most one day left out
    int best = days[0];
    for (size_t i = 1; i < days.size(); i++) {
        forgiven = max((int)((unsigned)forgiven + (unsigned)days[i]), whole);
        whole = (int)((unsigned)max(whole, 0) + (unsigned)days[i]);
        best = max({best, whole, forgiven});
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> days(n);
    for (int& day : days) cin >> day;

    cout << bestRecord(days) << '\n';
}
