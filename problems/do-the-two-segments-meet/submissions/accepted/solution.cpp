// The sign of a cross product says on which side of a line a point lies, without any fraction. Two segments that do not lie on one
// line meet if neither has both ends strictly on one side of the other. On one line, the common points reach from the later
// beginning to the earlier end. Cross products stay below 2^63.
#include <bits/stdc++.h>
using namespace std;

using Point = pair<long long, long long>;  // x and y; compared by x first

struct Segment {
    Point p, q;
};

// 1 if c lies to the left of the line from a to b, -1 if to the right, 0 if on it (or if a and b are the same).
int side(Point a, Point b, Point c) {
    long long cross = (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
    return cross > 0 ? 1 : cross < 0 ? -1 : 0;
}

int commonPoints(const Segment& one, const Segment& two) {
    int p = side(two.p, two.q, one.p), q = side(two.p, two.q, one.q);
    int r = side(one.p, one.q, two.p), s = side(one.p, one.q, two.q);
    if (p != 0 || q != 0 || r != 0 || s != 0) return p * q <= 0 && r * s <= 0 ? 1 : 0;
    Point begin = max(min(one.p, one.q), min(two.p, two.q));
    Point end = min(max(one.p, one.q), max(two.p, two.q));
    return begin < end ? 2 : begin == end ? 1 : 0;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    const char* words[] = {"none", "one", "many"};
    int t;
    cin >> t;
    while (t-- > 0) {
        Segment one, two;
        for (Point* point : {&one.p, &one.q, &two.p, &two.q}) cin >> point->first >> point->second;
        cout << words[commonPoints(one, two)] << '\n';
    }
}
