// Orientation and boxes, as in many textbooks; the case of one line by the length of the overlap.
#include <iostream>
#include <algorithm>
using namespace std;

typedef long long ll;

int orient(ll ax, ll ay, ll bx, ll by, ll cx, ll cy) {
    ll v = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (v > 0) return 1;
    if (v < 0) return -1;
    return 0;
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        ll x1, y1, x2, y2, x3, y3, x4, y4;
        cin >> x1 >> y1 >> x2 >> y2 >> x3 >> y3 >> x4 >> y4;
        int o1 = orient(x1, y1, x2, y2, x3, y3);
        int o2 = orient(x1, y1, x2, y2, x4, y4);
        int o3 = orient(x3, y3, x4, y4, x1, y1);
        int o4 = orient(x3, y3, x4, y4, x2, y2);
        // The box that both boxes have in common.
        ll left = max(min(x1, x2), min(x3, x4)), right = min(max(x1, x2), max(x3, x4));
        ll bottom = max(min(y1, y2), min(y3, y4)), top = min(max(y1, y2), max(y3, y4));
        if (left > right || bottom > top || o1 * o2 > 0 || o3 * o4 > 0) {
            cout << "none" << endl;
        } else if (o1 == 0 && o2 == 0 && o3 == 0 && o4 == 0 && (left < right || bottom < top)) {
            cout << "many" << endl;
        } else {
            cout << "one" << endl;
        }
    }
}
