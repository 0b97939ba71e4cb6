// Wrong: multiplies the numbers that stand at the same place.
#include <iostream>
using namespace std;

long long a[50][50], b[50][50];

int main() {
    int r, m, c;
    cin >> r >> m >> c;
    for (int i = 0; i < r; i++)
        for (int j = 0; j < m; j++) cin >> a[i][j];
    for (int i = 0; i < m; i++)
        for (int j = 0; j < c; j++) cin >> b[i][j];

    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) cout << a[i][j] * b[i][j] << " ";
        cout << endl;
    }
    return 0;
}
