// Wrong: counts several doors between the same two rooms as one.
#include <bits/stdc++.h>
using namespace std;

const long long MOD = 1000000007;

using Matrix = vector<vector<long long>>;

vector<long long> times(const vector<long long>& row, const Matrix& matrix) {
    vector<long long> product(row.size());
    for (size_t i = 0; i < row.size(); i++)
        for (size_t j = 0; j < row.size(); j++) product[j] = (product[j] + row[i] * matrix[i][j]) % MOD;
    return product;
}

long long countWalks(int n, const vector<vector<int>>& doors, int start, int goal, long long k) {
    Matrix power(n + 1, vector<long long>(n + 1));
    for (int from = 1; from <= n; from++)
        for (int to : doors[from]) power[from][to] = 1;
    power[goal][0] = power[0][0] = 1;
    vector<long long> walks(n + 1);
    walks[start] = 1;
    for (long long steps = k + 1; steps > 0; steps /= 2) {
        if (steps % 2 == 1) walks = times(walks, power);
        Matrix square;
        for (const auto& row : power) square.push_back(times(row, power));
        power = square;
    }
    return walks[0];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m, start, goal;
    long long k;
    cin >> n >> m >> start >> goal >> k;
    vector<vector<int>> doors(n + 1);
    for (int i = 0; i < m; i++) {
        int from, to;
        cin >> from >> to;
        doors[from].push_back(to);
    }

    cout << countWalks(n, doors, start, goal, k) << '\n';
}
