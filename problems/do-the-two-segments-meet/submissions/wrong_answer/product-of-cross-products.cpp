// Wrong: returns the cross products themselves, whose products leave 64 bits.
#include <iostream>
#include <algorithm>
using namespace std;

typedef long long ll;

ll orient(ll ax, ll ay, ll bx, ll by, ll cx, ll cy) {
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        ll x1, y1, x2, y2, x3, y3, x4, y4;
        cin >> x1 >> y1 >> x2 >> y2 >> x3 >> y3 >> x4 >> y4;
        ll o1 = orient(x1, y1, x2, y2, x3, y3);
        ll o2 = orient(x1, y1, x2, y2, x4, y4);
        ll o3 = orient(x3, y3, x4, y4, x1, y1);
        ll o4 = orient(x3, y3, x4, y4, x2, y2);
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
