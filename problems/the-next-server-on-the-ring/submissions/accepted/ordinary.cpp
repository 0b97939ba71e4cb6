// A map from the place to the number in the list; lower_bound finds the next one.
#include <iostream>
#include <map>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    map<int, int> numberAt;
    for (int i = 1; i <= n; i++) {
        int a;
        cin >> a;
        numberAt[a] = i;
    }
    while (q--) {
        int x;
        cin >> x;
        auto it = numberAt.lower_bound(x);
        if (it == numberAt.end()) it = numberAt.begin();
        cout << it->second << endl;
    }
    return 0;
}
