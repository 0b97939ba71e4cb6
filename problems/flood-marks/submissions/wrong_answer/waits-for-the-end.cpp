// Wrong: counts the days after the last mark as a wait too.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> marksAndWait(const vector<int>& readings) {
    int marks = 1;
    int longestWait = 0;
    int last = 0;  // the place of the latest mark, which is also the highest reading so far
    for (int i = 1; i < (int)readings.size(); i++) {
        if (readings[i] <= readings[last]) continue;
        marks++;
        longestWait = max(longestWait, i - last);
        last = i;
    }
    longestWait = max(longestWait, (int)readings.size() - 1 - last);
    return {marks, longestWait};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> readings(n);
    for (int& reading : readings) cin >> reading;

    auto [marks, wait] = marksAndWait(readings);
    cout << marks << ' ' << wait << '\n';
}
