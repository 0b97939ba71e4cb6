// Whoever starts at `start` and runs dry on the way from i to the next station has reached all stations in between with a
// tank that is not below zero, so from those it is no better: the next candidate is i + 1. If all petrol together is enough,
// the last candidate works: the part before it lacks petrol, and the rest has at least as much to spare. O(n).
#include <bits/stdc++.h>
using namespace std;

struct Station {
    int petrol;
    int way;  // what the drive to the next station takes
};

int firstStart(const vector<Station>& stations) {
    long long sum = 0, tank = 0;
    int start = 0;
    for (int i = 0; i < (int)stations.size(); i++) {
        int change = stations[i].petrol - stations[i].way;
        sum += change;
        tank += change;
        if (tank < 0) {
            start = i + 1;
            tank = 0;
        }
    }
    return sum >= 0 ? start + 1 : -1;
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
