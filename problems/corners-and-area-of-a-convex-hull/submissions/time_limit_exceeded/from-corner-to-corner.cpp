// Too slow: walks from each corner to the next one by looking at all posts. Every post may be a corner.
#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

typedef long long ll;
typedef pair<ll, ll> P;

ll cross(P a, P b, P c) {
    return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
}

ll dist(P a, P b) {
    return (a.first - b.first) * (a.first - b.first) + (a.second - b.second) * (a.second - b.second);
}

int main() {
    int n;
    cin >> n;
    vector<P> p(n);
    for (auto& q : p) cin >> q.first >> q.second;
    P start = *min_element(p.begin(), p.end());
    P at = start;
    int corners = 0;
    ll area = 0;
    do {
        P next = at;
        for (P q : p) {
            ll c = cross(at, next, q);
            if (next == at || c < 0 || (c == 0 && dist(at, q) > dist(at, next))) next = q;
        }
        corners++;
        area += at.first * next.second - at.second * next.first;
        at = next;
    } while (at != start);
    cout << corners << " " << area << endl;
}
