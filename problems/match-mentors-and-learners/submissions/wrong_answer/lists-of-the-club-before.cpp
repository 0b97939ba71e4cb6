// Wrong: the lists of one club are still there in the next one.
#include <cstring>
#include <iostream>
#include <vector>
using namespace std;

int a, b, m;
vector<int> learners[1001];
int match_[1001];
bool visited[1001];

bool tryMentor(int x) {
    for (int y : learners[x]) {
        if (visited[y]) continue;
        visited[y] = true;
        if (match_[y] == 0 || tryMentor(match_[y])) {
            match_[y] = x;
            return true;
        }
    }
    return false;
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        cin >> a >> b >> m;
        memset(match_, 0, sizeof(match_));
        for (int i = 0; i < m; i++) {
            int x, y;
            cin >> x >> y;
            learners[x].push_back(y);
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
