// Wrong: takes every project that earns money, with all that these need.
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<long long> profit(n + 1);
    vector<vector<int>> needs(n + 1);
    vector<int> stack;
    vector<char> in(n + 1, 0);
    for (int i = 1; i <= n; i++) {
        cin >> profit[i];
        if (profit[i] > 0) stack.push_back(i), in[i] = 1;
    }
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        needs[a].push_back(b);
    }
    long long total = 0;
    while (!stack.empty()) {
        int v = stack.back();
        stack.pop_back();
        total += profit[v];
        for (int w : needs[v]) if (!in[w]) stack.push_back(w), in[w] = 1;
    }
    cout << total << endl;
}
