// Line i belongs to row i / k of squares, character j to column j / k; a square is dark where row + column is even.
#include <bits/stdc++.h>
using namespace std;

vector<string> drawBoard(int rows, int columns, int side) {
    vector<string> picture(rows * side, string(columns * side, '.'));
    for (int i = 0; i < rows * side; i++)
        for (int j = 0; j < columns * side; j++)
            if ((i / side + j / side) % 2 == 0) picture[i][j] = '#';
    return picture;
}

int main() {
    int rows, columns, side;
    cin >> rows >> columns >> side;

    for (const string& line : drawBoard(rows, columns, side)) cout << line << '\n';
}
