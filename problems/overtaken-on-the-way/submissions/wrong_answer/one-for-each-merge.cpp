// Wrong: counts one pair for each runner taken from the right half.
#include <bits/stdc++.h>
using namespace std;

// Sorts finishes[from .. to - 1] and returns how many pairs stood in the wrong order.
long long sortAndCount(vector<int>& finishes, vector<int>& merged, int from, int to) {
    if (to - from < 2) return 0;
    int middle = (from + to) / 2;
    long long pairs = sortAndCount(finishes, merged, from, middle) + sortAndCount(finishes, merged, middle, to);
    int left = from, right = middle;
    for (int at = from; at < to; at++) {
        if (right == to || (left < middle && finishes[left] <= finishes[right])) {
            merged[at] = finishes[left++];
        } else {
            pairs += left < middle;
            merged[at] = finishes[right++];
        }
    }
    copy(merged.begin() + from, merged.begin() + to, finishes.begin() + from);
    return pairs;
}

long long countOvertakings(vector<pair<int, int>> runners) {
    sort(runners.begin(), runners.end());  // equal starts by finish: these make no pair
    vector<int> finishes, merged(runners.size());
    for (auto [start, finish] : runners) finishes.push_back(finish);
    return sortAndCount(finishes, merged, 0, (int)finishes.size());
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<pair<int, int>> runners(n);
    for (auto& [start, finish] : runners) cin >> start >> finish;

    cout << countOvertakings(runners) << '\n';
}
