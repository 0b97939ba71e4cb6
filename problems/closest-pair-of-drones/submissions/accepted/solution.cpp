// Divide and conquer: a pair across the cut that is closer than the best one of both halves lies in a strip around the cut, in which
// each drone has at most seven others that are near enough in y. Each call leaves its drones in the order of y. O(n log n).
#include <bits/stdc++.h>
using namespace std;

struct Point {
    int x, y;
};

long long square(long long difference) {
    return difference * difference;
}

// The smallest square among the drones from `from` to before `to`. They are in the order of x before, and of y afterwards.
long long closest(vector<Point>& drones, int from, int to) {
    if (to - from < 2) return LLONG_MAX;
    int middle = (from + to) / 2;
    int cut = drones[middle].x;
    long long best = min(closest(drones, from, middle), closest(drones, middle, to));
    inplace_merge(drones.begin() + from, drones.begin() + middle, drones.begin() + to,
                  [](const Point& a, const Point& b) { return a.y < b.y; });

    vector<Point> strip;
    for (int i = from; i < to; i++) {
        const Point& drone = drones[i];
        if (square(drone.x - cut) >= best) continue;
        for (int j = (int)strip.size() - 1; j >= 0 && square(drone.y - strip[j].y) < best; j--)
            best = min(best, square(drone.x - strip[j].x) + square(drone.y - strip[j].y));
        strip.push_back(drone);
    }
    return best;
}

long long smallestSquare(vector<Point> drones) {
    sort(drones.begin(), drones.end(), [](const Point& a, const Point& b) { return a.x < b.x; });
    return closest(drones, 0, (int)drones.size());
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Point> drones(n);
    for (auto& [x, y] : drones) cin >> x >> y;

    cout << smallestSquare(drones) << '\n';
}
