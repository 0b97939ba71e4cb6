// Four loops: rows of squares, lines of a row, squares of a line, characters of a square.
#include <iostream>
using namespace std;

int main() {
    int r, c, k;
    cin >> r >> c >> k;
    for (int row = 0; row < r; row++) {
        for (int line = 0; line < k; line++) {
            for (int column = 0; column < c; column++) {
                for (int i = 0; i < k; i++) {
                    if ((row + column) % 2 == 0) {
                        cout << '#';
                    } else {
                        cout << '.';
                    }
                }
            }
            cout << endl;
        }
    }
    return 0;
}
