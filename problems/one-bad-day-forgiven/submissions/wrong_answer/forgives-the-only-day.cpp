// Wrong: forgives the only day of a stretch, which leaves nothing to count.
#include <bits/stdc++.h>
using namespace std;

long long bestRecord(const vector<int>& days) {
    long long whole = days[0];     // the best stretch that ends here, nothing forgiven
    long long forgiven = 0;  // the first day, left out
    long long best = max(0, days[0]);
    for (size_t i = 1; i < days.size(); i++) {
        forgiven = max(forgiven + days[i], whole);
        whole = max(whole, 0LL) + days[i];
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
