// Wrong: drives only to station n, not round to the start.
#include <bits/stdc++.h>
using namespace std;

struct Station {
    int petrol;
    int way;  // what the drive to the next station takes
};

int firstStart(const vector<Station>& stations) {
    long long tank = 0;
    int start = 0;
    for (int i = 0; i < (int)stations.size(); i++) {
        int change = stations[i].petrol - stations[i].way;
        tank += change;
        if (tank < 0) {
            start = i + 1;
            tank = 0;
        }
    }
    return tank >= 0 && start < (int)stations.size() ? start + 1 : -1;
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
