// Wrong: a department is the employee and those whose boss this is, but nobody further down.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<vector<int>> department(n + 1);
    for (int v = 1; v <= n; v++) department[v].push_back(v);
    for (int v = 2; v <= n; v++) {
        int p;
        cin >> p;
        department[p].push_back(v);
    }
    vector<long long> score(n + 1, 0);
    while (q--) {
        char c;
        int v, x;
        cin >> c >> v;
        if (c == '+') {
            cin >> x;
            for (int u : department[v]) score[u] += x;
        } else {
            long long sum = 0;
            for (int u : department[v]) sum += score[u];
            cout << sum << "\n";
        }
    }
}
