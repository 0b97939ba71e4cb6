// From each first day on, takes the next day that is warmer, and keeps the longest of these choices.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> temperature(n), best;
    for (int& t : temperature) cin >> t;
    for (int first = 0; first < n; first++) {
        vector<int> days = {first};
        for (int day = first + 1; day < n; day++)
            if (temperature[day] > temperature[days.back()]) days.push_back(day);
        if (days.size() > best.size()) best = days;
    }
    cout << best.size() << '\n';
    for (int day : best) cout << day + 1 << ' ';
    cout << '\n';
}
