// Kuhn with a table of who fits whom.
#include <cstring>
#include <iostream>
using namespace std;

int a, b, m;
bool fits[1001][1001];
int match_[1001];
bool visited[1001];

bool tryMentor(int x) {
    for (int y = 1; y <= b; y++) {
        if (fits[x][y] && !visited[y]) {
            visited[y] = true;
            if (match_[y] == 0 || tryMentor(match_[y])) {
                match_[y] = x;
                return true;
            }
        }
    }
    return false;
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        cin >> a >> b >> m;
        memset(fits, 0, sizeof(fits));
        memset(match_, 0, sizeof(match_));
        for (int i = 0; i < m; i++) {
            int x, y;
            cin >> x >> y;
            fits[x][y] = true;
        }
        int result = 0;
        for (int x = 1; x <= a; x++) {
            memset(visited, 0, sizeof(visited));
            if (tryMentor(x)) result++;
        }
        cout << result << endl;
    }
    return 0;
}
