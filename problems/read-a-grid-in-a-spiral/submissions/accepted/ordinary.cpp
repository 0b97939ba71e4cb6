#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int r, c;
    cin >> r >> c;
    vector<string> grid(r);
    for (int i = 0; i < r; i++) cin >> grid[i];

    vector<vector<bool>> visited(r, vector<bool>(c, false));
    int di[] = {0, 1, 0, -1};
    int dj[] = {1, 0, -1, 0};
    int i = 0, j = 0, direction = 0;
    string answer = "";
    for (int count = 0; count < r * c; count++) {
        answer += grid[i][j];
        visited[i][j] = true;
        int ni = i + di[direction], nj = j + dj[direction];
        if (ni < 0 || ni >= r || nj < 0 || nj >= c || visited[ni][nj]) {
            direction = (direction + 1) % 4;
            ni = i + di[direction];
            nj = j + dj[direction];
        }
        i = ni;
        j = nj;
    }
    cout << answer << endl;
    return 0;
}
