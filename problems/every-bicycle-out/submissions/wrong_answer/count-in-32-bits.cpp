// Wrong: the number of bicycles out at once does not fit into 32 bits.
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
    int out = 0, most = -1;
    int count = 0;
    for (int minute = 0; minute < minutes; minute++) {
        out = (int)(out + change[minute]);
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
