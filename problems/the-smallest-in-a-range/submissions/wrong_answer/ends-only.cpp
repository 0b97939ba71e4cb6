// Wrong: looks at the two ends of the range, as if the row were sorted.
#include <bits/stdc++.h>
using namespace std;

struct Range {
    int l, r;  // indexes of the row, from 0; both belong to the range
};

long long sumOfSmallest(const vector<int>& row, const vector<Range>& questions) {
    long long sum = 0;
    for (auto [l, r] : questions) {
        sum += min(row[l], row[r]);
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
