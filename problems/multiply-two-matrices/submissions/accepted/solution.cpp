// Each number of the product goes along a row of a and down a column of b. O(r * m * c).
#include <bits/stdc++.h>
using namespace std;

vector<vector<long long>> multiply(const vector<vector<long long>>& a, const vector<vector<long long>>& b) {
    vector<vector<long long>> product(a.size(), vector<long long>(b[0].size()));
    for (size_t i = 0; i < a.size(); i++)
        for (size_t j = 0; j < b[0].size(); j++)
            for (size_t k = 0; k < b.size(); k++) product[i][j] += a[i][k] * b[k][j];
    return product;
}

int main() {
    int r, m, c;
    cin >> r >> m >> c;
    vector<vector<long long>> a(r, vector<long long>(m)), b(m, vector<long long>(c));
    for (auto& row : a)
        for (long long& number : row) cin >> number;
    for (auto& row : b)
        for (long long& number : row) cin >> number;

    for (const auto& row : multiply(a, b)) {
        for (int j = 0; j < c; j++) cout << (j > 0 ? " " : "") << row[j];
        cout << '\n';
    }
}
