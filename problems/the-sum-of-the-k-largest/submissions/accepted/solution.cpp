// The k results that count are in a heap with the smallest on top. Only a larger result gets in, and pushes that one out,
// which never comes back, because the results that beat it stay better. O(n log k).
#include <bits/stdc++.h>
using namespace std;

vector<long long> scores(const vector<int>& results, int k) {
    priority_queue<int, vector<int>, greater<int>> counting;
    long long sum = 0;
    vector<long long> sums;
    for (int result : results) {
        if ((int)counting.size() < k) {
            counting.push(result);
            sum += result;
        } else if (result > counting.top()) {
            sum += result - counting.top();
            counting.pop();
            counting.push(result);
        }
        sums.push_back(sum);
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
