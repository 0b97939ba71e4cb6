// Prints a negative number where midnight lies between the two times.
#include <iostream>
using namespace std;

int main() {
    int h1, m1, h2, m2;
    char c;
    cin >> h1 >> c >> m1;
    cin >> h2 >> c >> m2;
    int a = h1 * 60 + m1;
    int b = h2 * 60 + m2;
    int result = b - a;
    cout << result << endl;
    return 0;
}
