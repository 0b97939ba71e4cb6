// Too slow: tries every start, though only those with petrol for the first way, O(n^2).
#include <bits/stdc++.h>
using namespace std;

struct Station {
    int petrol;
    int way;  // what the drive to the next station takes
};

int firstStart(const vector<Station>& stations) {
    int n = (int)stations.size();
    long long sum = 0;
    for (const Station& station : stations) sum += station.petrol - station.way;
    if (sum < 0) return -1;
    for (int start = 0; start < n; start++) {
        if (stations[start].petrol < stations[start].way) continue;
        long long tank = 0;
        int driven = 0;
        for (int at = start; driven < n && tank >= 0; driven++) {
            tank += stations[at].petrol - stations[at].way;
            at = at + 1 < n ? at + 1 : 0;
        }
        if (tank >= 0) return start + 1;
    }
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Station> stations(n);
    for (Station& station : stations) cin >> station.petrol >> station.way;

    cout << firstStart(stations) << '\n';
}
