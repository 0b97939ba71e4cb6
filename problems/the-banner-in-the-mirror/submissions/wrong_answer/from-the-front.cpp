// Fills the table with growing i: the pieces that begin later are not known yet.
#include <bits/stdc++.h>
using namespace std;

long long leastCost(const string& text, const vector<int>& removal, const vector<int>& addition) {
    const int n = (int)text.size();
    auto price = [&](char letter) { return (long long)min(removal[letter - 'a'], addition[letter - 'a']); };
    vector<long long> below(n, 0), row(n, 0);  // at j: letters i + 1 to j, and letters i to j
    for (int i = 0; i < n; i++) {
        row[i] = 0;
        for (int j = i + 1; j < n; j++) {
            if (text[i] == text[j]) row[j] = j == i + 1 ? 0 : below[j - 1];
            else row[j] = min(below[j] + price(text[i]), row[j - 1] + price(text[j]));
        }
        swap(row, below);
    }
    return below[n - 1];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    string text;
    cin >> text;
    vector<int> removal(26), addition(26);
    for (int& cost : removal) cin >> cost;
    for (int& cost : addition) cin >> cost;

    cout << leastCost(text, removal, addition) << '\n';
}
