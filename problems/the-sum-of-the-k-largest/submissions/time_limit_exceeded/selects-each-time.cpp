// Too slow: selects the k largest of all results so far anew after each one, O(n^2).
#include <bits/stdc++.h>
using namespace std;

vector<long long> scores(const vector<int>& results, int k) {
    vector<int> all;
    vector<long long> sums;
    for (int result : results) {
        all.push_back(result);
        int counting = min(k, (int)all.size());
        nth_element(all.begin(), all.begin() + counting - 1, all.end(), greater<int>());
        sums.push_back(accumulate(all.begin(), all.begin() + counting, 0LL));
    }
    return sums;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, k;
    cin >> n >> k;
    vector<int> results(n);
    for (int& result : results) cin >> result;

    for (long long sum : scores(results, k)) cout << sum << '\n';
}
