// Remembers costs, but takes 0 for "not known yet": where the work is free, nothing is ever remembered.
#include <bits/stdc++.h>
using namespace std;

string text;
vector<int> removal(26), addition(26);
vector<vector<long long>> known;

long long price(char letter) { return min(removal[letter - 'a'], addition[letter - 'a']); }

long long cost(int i, int j) {
    if (i >= j) return 0;
    if (known[i][j] != 0) return known[i][j];
    if (text[i] == text[j]) return known[i][j] = cost(i + 1, j - 1);
    return known[i][j] = min(cost(i + 1, j) + price(text[i]), cost(i, j - 1) + price(text[j]));
}

int main() {
    cin >> text;
    for (int& c : removal) cin >> c;
    for (int& c : addition) cin >> c;
    known.assign(text.size(), vector<long long>(text.size(), 0));
    cout << cost(0, (int)text.size() - 1) << '\n';
}
