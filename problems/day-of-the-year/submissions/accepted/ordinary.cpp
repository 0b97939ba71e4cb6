// Adds up the months before.
#include <iostream>
using namespace std;

int main() {
    int y, m, d;
    cin >> y >> m >> d;
    int days[13] = {0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = false;
    if (y % 4 == 0) {
        if (y % 100 != 0 || y % 400 == 0) {
            leap = true;
        }
    }
    int result = d;
    for (int i = 1; i < m; i++) {
        result += days[i];
    }
    if (leap && m > 2) {
        result++;
    }
    cout << result << endl;
    return 0;
}
