// Reads each friendship in one direction only.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m, s;
    cin >> n >> m >> s;
    vector<vector<int>> friends(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        friends[a].push_back(b);
    }
    vector<int> round(n + 1, -1);
    queue<int> waiting;
    waiting.push(s);
    round[s] = 0;
    int people = 0, rounds = 0;
    while (!waiting.empty()) {
        int person = waiting.front();
        waiting.pop();
        people++;
        rounds = round[person];
        for (int other : friends[person]) {
            if (round[other] == -1) {
                round[other] = round[person] + 1;
                waiting.push(other);
            }
        }
    }
    cout << rounds << ' ' << people << '\n';
}
