// Too slow: tries both colours for each letter, without remembering anything.
#include <bits/stdc++.h>
using namespace std;

string first_, second_, mixed;

long long ways(size_t i, size_t j) {
    if (i + j == mixed.size()) return 1;
    long long sum = 0;
    if (i < first_.size() && first_[i] == mixed[i + j]) sum += ways(i + 1, j);
    if (j < second_.size() && second_[j] == mixed[i + j]) sum += ways(i, j + 1);
    return sum % 1000000007;
}

int main() {
    cin >> first_ >> second_ >> mixed;
    cout << ways(0, 0) << '\n';
}
