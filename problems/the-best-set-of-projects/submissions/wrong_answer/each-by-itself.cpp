// Wrong: carries out every project that pays for all that it needs, taken by itself.
#include <iostream>
#include <vector>
using namespace std;

int n, m;
vector<long long> profit;
vector<vector<int>> needs;

void collect(int v, vector<char>& in) {
    if (in[v]) return;
    in[v] = 1;
    for (int w : needs[v]) collect(w, in);
}

int main() {
    cin >> n >> m;
    profit.resize(n + 1);
    needs.resize(n + 1);
    for (int i = 1; i <= n; i++) cin >> profit[i];
    for (int i = 0; i < m; i++) {
        int a, b;
        cin >> a >> b;
        needs[a].push_back(b);
    }
    vector<char> chosen(n + 1, 0);
    for (int v = 1; v <= n; v++) {
        vector<char> in(n + 1, 0);
        collect(v, in);
        long long sum = 0;
        for (int w = 1; w <= n; w++) if (in[w]) sum += profit[w];
        if (sum > 0) collect(v, chosen);
    }
    long long total = 0;
    for (int v = 1; v <= n; v++) if (chosen[v]) total += profit[v];
    cout << total << endl;
}
