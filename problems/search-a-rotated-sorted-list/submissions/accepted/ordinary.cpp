// A map from the numbers to their places, and plain input and output.
#include <iostream>
#include <map>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n, q;
        cin >> n >> q;
        map<int, int> place;
        for (int i = 1; i <= n; i++) {
            int a;
            cin >> a;
            place[a] = i;
        }
        for (int i = 0; i < q; i++) {
            int x;
            cin >> x;
            if (place.count(x)) cout << place[x] << " ";
            else cout << 0 << " ";
        }
        cout << endl;
    }
    return 0;
}
