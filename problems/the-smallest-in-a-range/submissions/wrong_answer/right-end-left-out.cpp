// Wrong: leaves the number at the right end out, unless it is the only one.
#include <bits/stdc++.h>
using namespace std;

struct Range {
    int l, r;  // indexes of the row, from 0; both belong to the range
};

long long sumOfSmallest(const vector<int>& row, const vector<Range>& questions) {
    vector<vector<int>> smallest = {row};  // smallest[k][i]: of the 2^k numbers from index i on
    for (int length = 2; length <= (int)row.size(); length *= 2) {
        const vector<int>& half = smallest.back();
        vector<int> next(row.size() - length + 1);
        for (size_t i = 0; i < next.size(); i++) next[i] = min(half[i], half[i + length / 2]);
        smallest.push_back(move(next));
    }
    long long sum = 0;
    for (auto [l, r] : questions) {
        r = max(l, r - 1);
        int k = bit_width((unsigned)(r - l + 1)) - 1;  // the longest block that is not longer than the range
        sum += min(smallest[k][l], smallest[k][r + 1 - (1 << k)]);
    }
    return sum;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    long long x;
    cin >> n >> q >> x;
    vector<int> row(n);
    for (int& number : row) cin >> number;
    auto draw = [&] {
        x = x * 48271 % 2147483647;
        return (int)(x % n);
    };
    vector<Range> questions(q);
    for (Range& range : questions) {
        int u = draw(), v = draw();
        range = {min(u, v), max(u, v)};
    }

    cout << sumOfSmallest(row, questions) << '\n';
}
