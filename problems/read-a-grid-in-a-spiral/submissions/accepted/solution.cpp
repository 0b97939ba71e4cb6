// What is not read yet is always a rectangle. Each side that is read makes it smaller by one row or column; the last row
// and the first column are only there if the rectangle has not become empty before. O(r c).
#include <bits/stdc++.h>
using namespace std;

string spiral(const vector<string>& grid) {
    int top = 0, bottom = (int)grid.size() - 1, left = 0, right = (int)grid[0].size() - 1;
    string read;
    while (top <= bottom && left <= right) {
        for (int j = left; j <= right; j++) read += grid[top][j];
        top++;
        for (int i = top; i <= bottom; i++) read += grid[i][right];
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
