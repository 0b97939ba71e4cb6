// Prints the middle line in both halves.
#include <iostream>
using namespace std;

int n;

void line(int d) {
    for (int j = 0; j < 2 * n - 1; j++) {
        if (j == d || j == 2 * n - 2 - d) {
            cout << '#';
        } else {
            cout << '.';
        }
    }
    cout << endl;
}

int main() {
    cin >> n;
    for (int d = n - 1; d >= 0; d--) line(d);
    for (int d = 0; d < n; d++) line(d);
    return 0;
}
