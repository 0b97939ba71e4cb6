// From the statement alone: builds every tiling, one after the other.
#include <bits/stdc++.h>
using namespace std;

int rows, columns;
vector<string> floorPlan;
long long found = 0;

void cover(int square, int smallLeft) {
    while (square < rows * columns && floorPlan[square / columns][square % columns] != '.') square++;
    if (square == rows * columns) {
        found++;
        return;
    }
    int row = square / columns, column = square % columns;
    floorPlan[row][column] = 'x';
    if (smallLeft > 0) cover(square + 1, smallLeft - 1);
    if (column + 1 < columns && floorPlan[row][column + 1] == '.') {
        floorPlan[row][column + 1] = 'x';
        cover(square + 1, smallLeft);
        floorPlan[row][column + 1] = '.';
    }
    if (row + 1 < rows && floorPlan[row + 1][column] == '.') {
        floorPlan[row + 1][column] = 'x';
        cover(square + 1, smallLeft);
        floorPlan[row + 1][column] = '.';
    }
    floorPlan[row][column] = '.';
}

int main() {
    int maxSmall;
    cin >> rows >> columns >> maxSmall;
    floorPlan.resize(rows);
    for (string& row : floorPlan) cin >> row;
    cover(0, maxSmall);
    cout << found % 1'000'000'007 << '\n';
}
