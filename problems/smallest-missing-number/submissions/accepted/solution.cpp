// One of 1 to n + 1 is missing, so only these are marked; the first place without a mark is the answer.
#include <bits/stdc++.h>
using namespace std;

int smallestMissing(const vector<int>& values) {
    int n = values.size();
    vector<bool> occurs(n + 2, false);
    for (int value : values)
        if (value >= 1 && value <= n) occurs[value] = true;
    int missing = 1;
    while (occurs[missing]) missing++;
    return missing;
}

int main() {
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) cin >> value;

    cout << smallestMissing(values) << '\n';
}
