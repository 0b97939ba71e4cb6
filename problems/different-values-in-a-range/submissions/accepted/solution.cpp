// Questions in the order of their right ends. Of equal numbers up to r only the last one counts, so with a 1 at the last place
// of each value the answer is a sum from l to r, which a binary indexed tree gives. O((n + q) log n).
#include <bits/stdc++.h>
using namespace std;

struct Range {
    int l, r;  // indexes of the row, from 0; both belong to the range
};

// A binary indexed tree over the indexes 0 .. n - 1.
struct Marks {
    vector<int> tree;

    void add(int index, int value) {
        for (int at = index + 1; at < (int)tree.size(); at += at & -at) tree[at] += value;
    }
    int sumBefore(int index) const {
        int sum = 0;
        for (int at = index; at > 0; at -= at & -at) sum += tree[at];
        return sum;
    }
};

long long sumOfDifferent(const vector<int>& row, const vector<Range>& questions) {
    int n = (int)row.size();
    vector<vector<int>> leftEnds(n);  // of the questions with each right end
    for (auto [l, r] : questions) leftEnds[r].push_back(l);

    unordered_map<int, int> last;  // the last index of each value
    Marks marks{vector<int>(n + 1)};
    long long sum = 0;
    for (int r = 0; r < n; r++) {
        auto [entry, isNew] = last.try_emplace(row[r], r);
        if (!isNew) marks.add(entry->second, -1);
        entry->second = r;
        marks.add(r, 1);
        for (int l : leftEnds[r]) sum += marks.sumBefore(r + 1) - marks.sumBefore(l);
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

    cout << sumOfDifferent(row, questions) << '\n';
}
