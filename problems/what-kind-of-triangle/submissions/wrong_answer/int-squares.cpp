// Squares in 32 bits.
#include <iostream>
using namespace std;

int main() {
    int a, b, c;
    cin >> a >> b >> c;
    if (a > c) swap(a, c);
    if (b > c) swap(b, c);
    if (a + b <= c) {
        cout << "NONE" << endl;
    } else if (a * a + b * b == c * c) {
        cout << "RIGHT" << endl;
    } else if (a * a + b * b < c * c) {
        cout << "OBTUSE" << endl;
    } else {
        cout << "ACUTE" << endl;
    }
    return 0;
}
