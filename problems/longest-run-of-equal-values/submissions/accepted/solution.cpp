// The run that ends at each value is one longer than the one before it, or begins anew. Only a strictly longer run
// replaces the best one, so the first of several longest runs stays.
#include <bits/stdc++.h>
using namespace std;

pair<int, int> longestRun(const vector<int>& values) {
    int length = 0;
    pair<int, int> best = {0, 0};
    for (size_t i = 0; i < values.size(); i++) {
        length = i > 0 && values[i] == values[i - 1] ? length + 1 : 1;
        if (length > best.first) best = {length, values[i]};
    }
    return best;
}

int main() {
    int n;
    cin >> n;
    vector<int> values(n);
    for (int& value : values) cin >> value;

    auto [length, value] = longestRun(values);
    cout << length << ' ' << value << '\n';
}
