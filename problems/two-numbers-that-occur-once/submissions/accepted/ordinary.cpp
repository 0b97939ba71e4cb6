// Counts all numbers in a map.
#include <iostream>
#include <map>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        map<int, int> count;
        for (int i = 0; i < n; i++) {
            int a;
            cin >> a;
            count[a]++;
        }
        for (auto p : count) {
            if (p.second == 1) cout << p.first << " ";
        }
        cout << endl;
    }
    return 0;
}
