// Compares crossings by products in 64 bits.
#include <bits/stdc++.h>
using namespace std;

struct Line {
    long long slope, intercept;
    long long at(long long x) const { return slope * x + intercept; }
};

/** Whether the line in the middle is nowhere lower than both others; the slopes fall from the first to the last. */
bool isNeedless(const Line& first, const Line& middle, const Line& last) {
    return (long long)(1ULL * (unsigned long long)(last.intercept - first.intercept) * (unsigned long long)(first.slope - middle.slope)) <=
           (long long)((unsigned long long)(middle.intercept - first.intercept) * (unsigned long long)(first.slope - last.slope));
}

long long leastCost(const vector<long long>& places, const vector<long long>& fees) {
    vector<Line> hull = {{0, 0}};  // landing 1, which lies at 0 and costs nothing
    size_t best = 0;               // lines before it are never lowest again
    long long cost = 0;
    for (size_t i = 1; i < places.size(); i++) {
        const long long x = places[i];
        while (best + 1 < hull.size() && hull[best + 1].at(x) <= hull[best].at(x)) best++;
        cost = fees[i] + x * x + hull[best].at(x);
        const Line line = {-2 * x, cost + x * x};
        while (hull.size() >= best + 2 && isNeedless(hull[hull.size() - 2], hull.back(), line)) hull.pop_back();
        hull.push_back(line);
    }
    return cost;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<long long> places(n), fees(n);
    for (long long& place : places) cin >> place;
    for (long long& fee : fees) cin >> fee;

    cout << leastCost(places, fees) << '\n';
}
