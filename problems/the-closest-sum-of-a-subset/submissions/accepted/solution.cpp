// Every subset is one of the first half of the numbers and one of the second. With the sums of both halves sorted, one goes up
// as the other goes down: for each sum of the first half, the largest of the second with which the target is not passed, and
// the next one. O(2^(n/2)), since the sums of a half are merged into order.
#include <bits/stdc++.h>
using namespace std;

vector<long long> sortedSums(vector<long long>::const_iterator from, vector<long long>::const_iterator to) {
    vector<long long> sums = {0};
    for (; from != to; ++from) {
        vector<long long> without = sums, with = sums;
        for (long long& sum : with) sum += *from;
        sums.clear();
        merge(without.begin(), without.end(), with.begin(), with.end(), back_inserter(sums));
    }
    return sums;
}

long long closestSum(const vector<long long>& numbers, long long target) {
    auto middle = numbers.begin() + numbers.size() / 2;
    vector<long long> left = sortedSums(numbers.begin(), middle);
    vector<long long> right = sortedSums(middle, numbers.end());
    long long closest = 0;  // the empty subset
    auto consider = [&](long long sum) {
        long long gain = abs(closest - target) - abs(sum - target);
        if (gain > 0 || (gain == 0 && sum < closest)) closest = sum;
    };
    int at = (int)right.size() - 1;
    for (long long sum : left) {
        while (at >= 0 && sum + right[at] > target) at--;
        if (at >= 0) consider(sum + right[at]);
        if (at + 1 < (int)right.size()) consider(sum + right[at + 1]);
    }
    return closest;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long target;
    cin >> n >> target;
    vector<long long> numbers(n);
    for (long long& number : numbers) cin >> number;

    cout << closestSum(numbers, target) << '\n';
}
