// Wrong: a new result pushes out the smallest one even if it is smaller still.
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
        } else {
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
