// Too slow: splits boat after boat off, and calculates the same sets again and again.
#include <algorithm>
#include <bit>
#include <climits>
#include <iostream>
#include <vector>
using namespace std;

int n, m;
long long c;
vector<long long> score;

long long best(int people) {
    if (people == 0) return 0;
    int first = people & -people, others = people ^ first;
    long long most = LLONG_MIN;
    for (int rest = others;; rest = (rest - 1) & others) {
        int group = people ^ rest;
        if (popcount((unsigned)group) <= m) most = max(most, score[group] + best(rest));
        if (rest == 0) break;
    }
    return most;
}

int main() {
    cin >> n >> m >> c;
    vector<vector<long long>> w(n, vector<long long>(n));
    for (auto& line : w)
        for (auto& value : line) cin >> value;
    score.assign(1 << n, -c);
    for (int group = 1; group < (1 << n); group++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < i; j++)
                if ((group >> i & 1) && (group >> j & 1)) score[group] += w[i][j];
    cout << best((1 << n) - 1) << endl;
    return 0;
}
