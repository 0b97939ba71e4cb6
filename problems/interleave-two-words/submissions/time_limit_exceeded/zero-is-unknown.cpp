// Too slow: remembers the number of ways, but takes 0 for "not known yet", so dead ends are searched again and again.
#include <bits/stdc++.h>
using namespace std;

string first_, second_, mixed;
int memo[2001][2001];

int ways(size_t i, size_t j) {
    if (i + j == mixed.size()) return 1;
    int& known = memo[i][j];
    if (known > 0) return known;
    long long sum = 0;
    if (i < first_.size() && first_[i] == mixed[i + j]) sum += ways(i + 1, j);
    if (j < second_.size() && second_[j] == mixed[i + j]) sum += ways(i, j + 1);
    return known = sum % 1000000007;
}

int main() {
    cin >> first_ >> second_ >> mixed;
    cout << ways(0, 0) << '\n';
}
