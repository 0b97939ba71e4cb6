// Too slow: tries every subset, and gives up only where the numbers that are left cannot come closer than what is
// known.
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

struct Search {
    vector<long long> numbers, lowest, highest;  // what the numbers from some place on can add
    long long target, closest = 0;

    void choose(size_t at, long long sum) {
        long long far = abs(closest - target);
        if (sum + highest[at] < target - far || sum + lowest[at] > target + far) return;
        if (at == numbers.size()) {
            if (abs(sum - target) < far || sum < closest) closest = sum;
            return;
        }
        choose(at + 1, sum + numbers[at]);
        choose(at + 1, sum);
    }
};

long long closestSum(const vector<long long>& numbers, long long target) {
    Search search;
    search.numbers = numbers;
    search.target = target;
    sort(search.numbers.begin(), search.numbers.end(), [](long long a, long long b) { return abs(a) > abs(b); });
    search.lowest = search.highest = vector<long long>(numbers.size() + 1);
    for (int at = (int)numbers.size() - 1; at >= 0; at--) {
        search.lowest[at] = search.lowest[at + 1] + min(0LL, search.numbers[at]);
        search.highest[at] = search.highest[at + 1] + max(0LL, search.numbers[at]);
    }
    search.choose(0, 0);
    return search.closest;
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
