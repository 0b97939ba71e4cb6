// Backtracking: from the cell of the last letter, go to each unused neighbour with the next letter. A cell is marked while
// the search goes on from it, and free again afterwards. A cell that does not fit is never entered.
#include <bits/stdc++.h>
using namespace std;

struct Search {
    vector<string> grid;  // '#' while a cell is in use
    const string& word;

    // In how many ways can the letters from index `at` on be read, if the first of them is read in this cell?
    int waysFrom(int row, int column, size_t at) {
        if (grid[row][column] != word[at]) return 0;
        if (at + 1 == word.size()) return 1;
        grid[row][column] = '#';
        int ways = 0;
        for (int i = max(row - 1, 0); i <= min(row + 1, (int)grid.size() - 1); i++)
            for (int j = max(column - 1, 0); j <= min(column + 1, (int)grid[0].size() - 1); j++)
                ways += waysFrom(i, j, at + 1);
        grid[row][column] = word[at];
        return ways;
    }
};

int countWays(const vector<string>& grid, const string& word) {
    Search search{grid, word};
    int ways = 0;
    for (int i = 0; i < (int)grid.size(); i++)
        for (int j = 0; j < (int)grid[0].size(); j++) ways += search.waysFrom(i, j, 0);
    return ways;
}

int main() {
    int h, w, q;
    cin >> h >> w >> q;
    vector<string> grid(h);
    for (string& row : grid) cin >> row;

    for (int i = 0; i < q; i++) {
        string word;
        cin >> word;
        cout << countWays(grid, word) << '\n';
    }
}
