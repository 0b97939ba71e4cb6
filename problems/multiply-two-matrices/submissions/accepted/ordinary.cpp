// Three loops, as in the definition.
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
        for (int j = 0; j < c; j++) {
            long long sum = 0;
            for (int k = 0; k < m; k++) {
                sum = sum + a[i][k] * b[k][j];
            }
            cout << sum << " ";
        }
        cout << endl;
    }
    return 0;
}
