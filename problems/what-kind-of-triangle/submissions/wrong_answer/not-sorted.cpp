// Takes the third number for the longest side.
#include <iostream>
using namespace std;

int main() {
    long long a, b, c;
    cin >> a >> b >> c;
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
