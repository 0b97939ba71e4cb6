// Takes coin after coin away, as long as it fits.
#include <iostream>
using namespace std;

int main() {
    int p, q;
    cin >> p >> q;
    int rest = q - p;
    int coins[8] = {200, 100, 50, 20, 10, 5, 2, 1};
    int used[8] = {0};
    int total = 0;
    for (int i = 0; i < 8; i++) {
        while (rest >= coins[i]) {
            rest -= coins[i];
            used[i]++;
            total++;
        }
    }
    cout << total << endl;
    for (int i = 0; i < 8; i++) {
        if (used[i] > 0) {
            cout << coins[i] << " " << used[i] << endl;
        }
    }
    return 0;
}
