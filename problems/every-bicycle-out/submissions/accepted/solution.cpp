// A difference array: change[t] says by how much the count changes at the beginning of minute t, so the running sum is
// the number of bicycles out. A group costs two additions, however long it rides. O(n + T), sums up to 10^14.
#include <bits/stdc++.h>
using namespace std;

struct Ride {
    int start, end, bicycles;
};

pair<long long, int> busiest(int minutes, const vector<Ride>& rides) {
    vector<long long> change(minutes + 1);
    for (const Ride& ride : rides) {
        change[ride.start] += ride.bicycles;
        change[ride.end] -= ride.bicycles;
    }
    long long out = 0, most = -1;
    int count = 0;
    for (int minute = 0; minute < minutes; minute++) {
        out += change[minute];
        if (out > most) {
            most = out;
            count = 0;
        }
        if (out == most) count++;
    }
    return {most, count};
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, minutes;
    cin >> n >> minutes;
    vector<Ride> rides(n);
    for (Ride& ride : rides) cin >> ride.start >> ride.end >> ride.bicycles;

    auto [most, count] = busiest(minutes, rides);
    cout << most << ' ' << count << '\n';
}
