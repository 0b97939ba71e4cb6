// Wrong: multiplies columns of A by rows of B.
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
                sum = sum + a[k][i] * b[j][k];
            }
            cout << sum << " ";
        }
        cout << endl;
    }
    return 0;
}
