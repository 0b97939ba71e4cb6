// Too slow: adds the XOR of all other heaps up anew for each heap, and tries each number of stones.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    int x = 0;
    for (int i = 0; i < n; i++) {
        cin >> a[i];
        x = x ^ a[i];
    }
    int count = 0, heap = 0, stones = 0;
    for (int i = 0; i < n; i++) {
        for (int taken = 1; taken <= a[i]; taken++) {
            int after = a[i] - taken;
            for (int j = 0; j < n; j++) {
                if (j != i) after ^= a[j];
            }
            if (after == 0) {
                count++;
                if (count == 1) {
                    heap = i + 1;
                    stones = taken;
                }
            }
        }
    }
    cout << count << endl;
    if (count > 0) cout << heap << " " << stones << endl;
    return 0;
}
