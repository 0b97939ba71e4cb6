// Wrong: never looks at the beds along the eastern and southern edge.
#include <bits/stdc++.h>
using namespace std;

struct Bed {
    int row, column;  // of the top left square, counted from 1
    int hours;
};

// sums[i][j]: the sum of the first i rows and j columns. The extra row and column of zeros spare all special cases.
using Table = vector<vector<int>>;

Table prefixSums(const vector<string>& map, int (*worth)(char)) {
    size_t rows = map.size(), columns = map[0].size();
    Table sums(rows + 1, vector<int>(columns + 1));
    for (size_t i = 0; i < rows; i++)
        for (size_t j = 0; j < columns; j++)
            sums[i + 1][j + 1] = worth(map[i][j]) + sums[i][j + 1] + sums[i + 1][j] - sums[i][j];
    return sums;
}

int squareSum(const Table& sums, int row, int column, int k) {
    return sums[row + k][column + k] - sums[row][column + k] - sums[row + k][column] + sums[row][column];
}

Bed sunniestBed(const vector<string>& map, int k) {
    Table hours = prefixSums(map, [](char square) { return square == '#' ? 0 : square - '0'; });
    Table rocks = prefixSums(map, [](char square) { return square == '#' ? 1 : 0; });
    Bed best = {0, 0, -1};
    for (int row = 0; row + k < (int)map.size(); row++) {
        for (int column = 0; column + k < (int)map[0].size(); column++) {
            if (squareSum(rocks, row, column, k) > 0) continue;
            int sum = squareSum(hours, row, column, k);
            if (sum > best.hours) best = {row + 1, column + 1, sum};
        }
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int rows, columns, k;
    cin >> rows >> columns >> k;
    vector<string> map(rows);
    for (string& line : map) cin >> line;

    Bed best = sunniestBed(map, k);
    if (best.hours < 0) cout << "-1\n";
    else cout << best.row << ' ' << best.column << ' ' << best.hours << '\n';
}
