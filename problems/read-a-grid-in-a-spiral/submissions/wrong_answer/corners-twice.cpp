// Wrong: the last column begins with the letter in which the first row has ended.
#include <bits/stdc++.h>
using namespace std;

string spiral(const vector<string>& grid) {
    int top = 0, bottom = (int)grid.size() - 1, left = 0, right = (int)grid[0].size() - 1;
    string read;
    while (top <= bottom && left <= right) {
        for (int j = left; j <= right; j++) read += grid[top][j];
        for (int i = top; i <= bottom; i++) read += grid[i][right];
        top++;
        right--;
        if (top > bottom || left > right) break;
        for (int j = right; j >= left; j--) read += grid[bottom][j];
        bottom--;
        for (int i = bottom; i >= top; i--) read += grid[i][left];
        left++;
    }
    return read;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int rows, columns;
    cin >> rows >> columns;
    vector<string> grid(rows);
    for (string& line : grid) cin >> line;

    cout << spiral(grid) << '\n';
}
