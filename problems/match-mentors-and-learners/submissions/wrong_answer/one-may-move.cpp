// Wrong: a mentor may move to another learner who is free, but nobody has to make room for that mentor.
#include <cstring>
#include <iostream>
#include <vector>
using namespace std;

int a, b, m;
vector<int> learners[1001];
int match_[1001];

bool tryMentor(int x) {
    for (int y : learners[x]) {
        if (match_[y] == 0) {
            match_[y] = x;
            return true;
        }
    }
    for (int y : learners[x]) {
        for (int z : learners[match_[y]]) {
            if (match_[z] == 0) {
                match_[z] = match_[y];
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
        for (int x = 1; x <= a; x++) learners[x].clear();
        memset(match_, 0, sizeof(match_));
        for (int i = 0; i < m; i++) {
            int x, y;
            cin >> x >> y;
            learners[x].push_back(y);
        }
        int result = 0;
        for (int x = 1; x <= a; x++)
            if (tryMentor(x)) result++;
        cout << result << endl;
    }
    return 0;
}
