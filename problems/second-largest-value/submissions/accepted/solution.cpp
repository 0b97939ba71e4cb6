// The maximum, and then the maximum of all that is smaller.
#include <bits/stdc++.h>
using namespace std;

optional<int> secondLargest(const vector<int>& values) {
    int largest = *max_element(values.begin(), values.end());
    optional<int> second;
    for (int value : values)
        if (value < largest && (!second || value > *second)) second = value;
    return second;
}

int main() {
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) cin >> value;

    optional<int> second = secondLargest(values);
    if (second) cout << *second << '\n';
    else cout << "NONE\n";
}
