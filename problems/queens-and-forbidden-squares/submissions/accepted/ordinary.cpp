#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;

int n, total = 0;
string board[10];
int col[10], best[10];

bool ok(int row, int c) {
    if (board[row][c] == '#') return false;
    for (int i = 0; i < row; i++) {
        if (col[i] == c) return false;
        if (abs(col[i] - c) == row - i) return false;
    }
    return true;
}

void go(int row) {
    if (row == n) {
        if (total == 0) {
            for (int i = 0; i < n; i++) best[i] = col[i];
        }
        total++;
        return;
    }
    for (int c = 0; c < n; c++) {
        if (ok(row, c)) {
            col[row] = c;
            go(row + 1);
        }
    }
}

int main() {
    cin >> n;
    for (int i = 0; i < n; i++) cin >> board[i];
    go(0);
    cout << total << endl;
    if (total > 0) {
        for (int i = 0; i < n; i++) cout << best[i] + 1 << " ";
        cout << endl;
    }
}
