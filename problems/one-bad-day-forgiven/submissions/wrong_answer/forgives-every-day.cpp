// Wrong: updates the two states in the wrong order, so the day that was just added is forgiven for nothing.
#include <bits/stdc++.h>
using namespace std;

long long bestRecord(const vector<int>& days) {
    long long whole = days[0];     // the best stretch that ends here, nothing forgiven
    long long forgiven = days[0];  // the best one that ends here with at most one day left out
    long long best = days[0];
    for (size_t i = 1; i < days.size(); i++) {
        whole = max(whole, 0LL) + days[i];
        forgiven = max(forgiven + days[i], whole - min(days[i], 0));
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
